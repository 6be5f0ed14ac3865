"""The HTTP side as OpenAPI, made from the endpoints and their structs."""

import re
from typing import Any

import msgspec

from tabularium.server.protocol.wire import Problem
from tabularium.server.web.http import Endpoint

_REFERENCE = "#/components/schemas/{name}"


def openapi_page(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The whole description."""
    types = [t for e in endpoints for t in (e.takes, e.gives) if t not in (None, str)]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=_REFERENCE)
    found = dict(zip([str(t) for t in types], schemas[:-1], strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, path, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tabularium", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, path: str, schemas: dict[str, Any]) -> dict[str, Any]:
    about = (endpoint.handler.__doc__ or "").strip()
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", path)
        ],
        "responses": {
            "200": {"description": "Done", **_content(schemas.get(str(endpoint.gives)))},
            "default": {
                "description": "Refused",
                **_content({"$ref": _REFERENCE.format(name="Problem")}),
            },
        },
    }
    if endpoint.takes is str:
        operation["requestBody"] = {"required": True, **_content({"type": "object"})}
    elif endpoint.takes is not None:
        operation["requestBody"] = {"required": True, **_content(schemas[str(endpoint.takes)])}
    return operation


def _content(schema: Any) -> dict[str, Any]:
    return {} if schema is None else {"content": {"application/json": {"schema": schema}}}
