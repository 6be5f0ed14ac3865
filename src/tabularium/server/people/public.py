"""Which addresses of the network are public: everything else is somebody's own."""

import ipaddress

# Of the global unicast range, what leads to IPv4 addresses or nowhere.
_UNICAST = ipaddress.ip_network("2000::/3")
_EMBEDDED = [ipaddress.ip_network(each) for each in ("2001::/23", "2001:db8::/32", "2002::/16")]


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet, whatever it may be wrapped in."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv4Address):
        return ip.is_global and not ip.is_multicast
    if ip.ipv4_mapped is not None:
        return is_public(str(ip.ipv4_mapped))
    # So NAT64, SIIT, site-local and IPv4-compatible addresses are out.
    return ip in _UNICAST and ip.is_global and not any(ip in each for each in _EMBEDDED)
