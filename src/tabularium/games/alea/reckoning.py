"""The final reckoning: the best layout a hand allows, exactly (rules 9.22, 9.23).

The hand is settled colour by colour. For each colour every way to send tiles away to grounds where
colours meet is an `Offer`, already priced with the best that the rest earns at home. A depth-first
search strings offers together; `outlook` bounds from above what the colours to come can bring, by
forgetting which joker a tile lies on and what lies on the rims.
"""

from collections.abc import Mapping, Sequence

from tabularium.games.alea.borderland import (
    GREY_GROUND,
    JOKER,
    POOL,
    RIM,
    Crossing,
    Ground,
    crossing,
    fits,
    ground_points,
    is_finished,
    owed_children,
    pool_crossing,
    pool_points,
)
from tabularium.games.alea.homeland import CHILD_PER_PAIR, NONE, ONE_CHILD, POINT, Homeland, Tariff, join
from tabularium.games.alea.layout import Layout, admits, containers_of, fault_in, score_layout
from tabularium.games.alea.material import (
    COLOURS,
    GREY_PROVINCE,
    UNPLACED,
    card_of_container,
    is_joker,
    is_rim,
    patrician_colour,
    patrician_sex,
    patrician_value,
    province_colour,
    rim_pair,
)
from tabularium.games.alea.rulings import Switches

BITS = 5


class Offer:
    """One way to settle a colour: what it adds to each ground, the rest staying at home."""

    def __init__(
        self,
        additions: list[int],
        cell: int,
        gain: int,
        hope: int,
        seats_m: int,
        seats_w: int,
        child: int,
    ):
        self.additions = additions  # per crossing
        self.cell = cell  # of the homeland's table
        self.gain = gain  # sure score
        self.hope = hope  # score if the rims lie as well as possible
        self.seats_m = seats_m
        self.seats_w = seats_w
        self.child = child


def hope_of(offer: Offer) -> int:
    return offer.hope


class Reckoning:
    def __init__(self, provinces: list[int], patricians: list[int], senate: list[int], switches: Switches, fixed: dict[int, int]) -> None:
        self.tariff = tariff = Tariff(senate, switches)
        self.fixed = fixed
        self.provinces = provinces
        contents: dict[int, list[int]] = {c: [] for c in containers_of(provinces, senate)}
        self.possible = True
        base = 0
        placed = 0
        seen: set[int] = set()
        out: list[int] = []
        for patrician, container in fixed.items():
            if container == UNPLACED:
                out.append(patrician_value(patrician))
                continue
            if container not in contents or patrician not in patricians or not admits(container, patrician_colour(patrician)):
                self.possible = False
                return
            contents[container].append(patrician)
            placed += 1
            seen.add(patrician_colour(patrician))
            base += patrician_value(patrician) + (tariff.woman if patrician_sex(patrician) else tariff.man)
        base += len(seen) * tariff.colour
        self.parity = 0
        if tariff.by_twos:
            base += placed // 2
            self.parity = placed % 2
        tb = 0
        if out:
            tb = sum(out) if tariff.by_sum else max(out)
        # grounds
        self.grounds: list[Ground] = []
        self.pool: list[int] = []
        known: set[int] = {province_colour(p) for p in provinces if p != GREY_PROVINCE}
        for container, tiles in contents.items():
            card = card_of_container(container)
            fx = [patrician_colour(t) * 2 + patrician_sex(t) for t in tiles]
            if card >= 0 and is_rim(card):
                known.update(rim_pair(card))
                self.grounds.append(Ground(RIM, container, rim_pair(card), fx))
            elif card >= 0:
                if fx:
                    self.grounds.append(Ground(JOKER, container, (0, 0), fx))
                else:
                    self.pool.append(container)
            elif container == GREY_PROVINCE:
                self.grounds.append(Ground(GREY_GROUND, container, (0, 0), fx))
        self.child = 0
        self.cap_c = 1 if tariff.children == ONE_CHILD else 0
        if tariff.children == CHILD_PER_PAIR:
            self.cap_c = len(self.pool) + len([g for g in self.grounds if g.is_pooled()])
        key = 0
        for i, g in enumerate(self.grounds):
            if g.is_pooled():
                known.update(g.fixed_colours)
            if not fits(g, g.fixed_men, g.fixed_women, g.start // 9, tariff.children):
                self.possible = False
                return
            if tariff.children == ONE_CHILD or g.is_pooled():
                self.child += owed_children(g, g.start)
            if g.kind == RIM:
                base += ground_points(g, g.start, tariff)
            key |= g.start << (BITS * i)
        if self.child > self.cap_c:
            self.possible = False
            return
        # VII: colours that fixed tiles add to the constant ones
        home_known: set[int] = {province_colour(p) for p in provinces if p != GREY_PROVINCE}
        for g in self.grounds:
            if g.kind == RIM:
                home_known.update(g.pair)
        base += len(known - home_known) * tariff.province_colour
        if self.pool:
            self.grounds.append(Ground(POOL, -1, (0, 0), []))
        self.known = known
        self.start_key = key
        self.start = base * POINT + tb
        self.men: list[list[int]] = []
        self.women: list[list[int]] = []
        for c in range(6):
            mine = sorted([p for p in patricians if patrician_colour(p) == c and p not in fixed], reverse=True)
            self.men.append([p for p in mine if not patrician_sex(p)])
            self.women.append([p for p in mine if patrician_sex(p)])
        self.homes: list[list[int]] = []
        self.homelands: list[Homeland] = []
        for c in range(6):
            h = sorted([p for p in provinces if province_colour(p) == c], reverse=True)
            self.homes.append(h)
            fx2 = []
            for p in h:
                w = len([t for t in contents[p] if patrician_sex(t)])
                fx2.append((len(contents[p]) - w, w))
            self.homelands.append(Homeland(tariff, [patrician_value(t) for t in self.men[c]], [patrician_value(t) for t in self.women[c]], fx2, c in seen))
        self.order = self._order()
        self._advance()
        self._prepare()

    def _advance(self) -> None:
        rims = [g for g in self.grounds if g.kind == RIM and not g.fixed_colours]
        full = 3 + self.tariff.couple
        worth: list[list[int]] = []
        for c in range(6):
            best = self.homelands[c].best
            w = [-99] * 7
            for cell in range(64):
                if best[cell] != NONE:
                    n = (cell >> 4) + (cell >> 2 & 3)
                    w[n] = max(w[n], best[cell] // POINT)
            worth.append(w)
        for g in rims:
            a, b = g.pair
            if not ((self.men[a] and self.women[b]) or (self.men[b] and self.women[a])):
                g.advance = 0
                g.hopeless = True
            else:
                g.advance = 2
        rims = [g for g in rims if not g.hopeless]
        for _ in range(2):
            for g in rims:
                bestv = 9999
                besta = 0
                for adv in range(full + 1):
                    g.advance = adv
                    v = self._surrogate(g.pair[0], rims, worth, full) + self._surrogate(g.pair[1], rims, worth, full)
                    if v < bestv or (v == bestv and abs(2 * adv - full) < abs(2 * besta - full)):
                        bestv = v
                        besta = adv
                g.advance = besta

    def _surrogate(self, c: int, rims: list[Ground], worth: list[list[int]], full: int) -> int:
        shares: list[int] = []
        for g in rims:
            if c in g.pair:
                o = g.pair[0] + g.pair[1] - c
                first = self.order.index(c) < self.order.index(o)
                shares.append(g.advance if first else full - g.advance)
        shares.sort(reverse=True)
        best = worth[c][0]
        t = 0
        for i, sh in enumerate(shares):
            t += sh
            if i + 1 < 7:
                best = max(best, worth[c][i + 1] + t)
        return best

    def _order(self) -> list[int]:
        left = list(range(6))
        order: list[int] = []
        rims = [g.pair for g in self.grounds if g.kind == RIM]
        while left:
            bestc = -1
            bestcost = 9999
            for c in left:
                opened = 0
                mine = 0
                for a, b in rims:
                    mine += int(c in (a, b))
                    da = a in order or a == c
                    db = b in order or b == c
                    opened += int(da != db)
                cost = opened * 10 - mine + (0 if mine else 1000)
                if cost < bestcost:
                    bestcost = cost
                    bestc = c
            left.remove(bestc)
            order.append(bestc)
        return order

    def _prepare(self) -> None:
        tariff = self.tariff
        pooled = [g for g in self.grounds if g.is_pooled() and g.kind != POOL]
        self.cap_m = len([g for g in pooled if not g.fixed_men]) + len(self.pool)
        self.cap_w = len([g for g in pooled if not g.fixed_women]) + len(self.pool)
        pool_cross = Crossing(0)
        if self.pool:
            pool_cross = pool_crossing(len(self.grounds) - 1, len(self.pool), tariff)
        self.crossings: list[list[Crossing]] = []
        self.buckets: list[list[list[Offer]]] = []
        done: set[int] = set()
        for c in self.order:
            done.add(c)
            row: list[Crossing] = []
            for i, g in enumerate(self.grounds):
                if g.kind == RIM:
                    if c in g.pair:
                        row.append(crossing(g, i, c, g.pair[0] in done and g.pair[1] in done, tariff))
                elif self.men[c] or self.women[c]:
                    if g.kind == POOL:
                        row.append(pool_cross)
                    else:
                        row.append(crossing(g, i, c, False, tariff))
            self.crossings.append(row)
            self.buckets.append([[] for _ in range(128)])
            self._spread(len(self.crossings) - 1, 0, [], 0, 0, 0, 0, 0, 0, False)
            for b in self.buckets[-1]:
                if len(b) > 1:
                    b.sort(key=hope_of, reverse=True)
        self._foresee()

    def _spread(self, at: int, i: int, additions: list[int], men: int, women: int, sm: int, sw: int, child: int, hope: int, visit: bool) -> None:
        c = self.order[at]
        row = self.crossings[at]
        if i == len(row):
            home = self.homelands[c]
            extra = 0
            if visit and self.tariff.province_colour and c not in self.known:
                extra = POINT
            for d in range(2):
                if d and child:
                    break
                for par in range(2):
                    cell = ((men * 4 + women) * 2 + d) * 2 + par
                    s = home.best[cell]
                    if s == NONE:
                        continue
                    s += extra
                    self.buckets[at][((sm * 4 + sw) * 4 + child + d) * 2 + par].append(Offer(additions, cell, s, s + hope, sm, sw, child + d))
            return
        x = row[i]
        nm = len(self.men[c])
        nw = len(self.women[c])
        pooled = self.grounds[x.ground].is_pooled()
        for a in range(len(x.men)):
            m = men + x.men[a]
            w = women + x.women[a]
            if m > nm or w > nw:
                continue
            ch = child + x.child[a]
            if ch > self.cap_c:
                continue
            self._spread(at, i + 1, additions + [a], m, w, sm + x.seats_m[a], sw + x.seats_w[a], ch, hope + x.hope[a], visit or (pooled and x.men[a] + x.women[a] > 0))

    def _foresee(self) -> None:
        tariff = self.tariff
        # terminal
        last = [NONE] * 128
        pooled = [g for g in self.grounds if g.is_pooled() and g.kind != POOL]
        n = len(pooled) + len(self.pool)
        for mm in range(1 << n):
            for wm in range(1 << n):
                pts = 0
                empty = False
                ok = True
                couples = 0
                for i in range(n):
                    hm = mm >> i & 1
                    hw = wm >> i & 1
                    occ = 1
                    if i < len(pooled):
                        g = pooled[i]
                        if (hm and g.fixed_men) or (hw and g.fixed_women):
                            ok = False
                            break
                        hm = hm or g.fixed_men
                        hw = hw or g.fixed_women
                        if g.kind == GREY_GROUND:
                            occ = tariff.grey_occupied
                    couples += int(hm > 0 and hw > 0)
                    if hm or hw:
                        pts += occ + (tariff.couple if hm and hw else 0)
                    else:
                        empty = True
                if not ok:
                    continue
                if empty:
                    pts += tariff.province_colour
                s = (mm.bit_count() * 4 + wm.bit_count()) * 8
                for k in range(8):
                    if tariff.children == CHILD_PER_PAIR and k >> 1 > couples:
                        continue
                    last[s + k] = max(last[s + k], pts * POINT)
        self.outlook: list[list[int]] = [[] for _ in range(7)]
        self.outlook[6] = last
        for at in range(5, -1, -1):
            heads = [(k >> 5, k >> 3 & 3, k >> 1 & 3, k & 1, b[0].hope) for k, b in enumerate(self.buckets[at]) if b]
            nxt = self.outlook[at + 1]
            cur = [NONE] * 128
            for s in range(128):
                jm = s >> 5
                jw = s >> 3 & 3
                ch = s >> 1 & 3
                par = s & 1
                if jm > self.cap_m or jw > self.cap_w or ch > self.cap_c or (par and not tariff.by_twos):
                    continue
                best = NONE
                for sm, sw, c2, p2, hope in heads:
                    if jm + sm > self.cap_m or jw + sw > self.cap_w or ch + c2 > self.cap_c:
                        continue
                    h = nxt[s + sm * 32 + sw * 8 + c2 * 2 + (-1 if p2 and par else p2)]
                    if h == NONE:
                        continue
                    h = join(tariff, hope, h)
                    if p2 and par:
                        h += POINT
                    if h > best:
                        best = h
                cur[s] = best
            self.outlook[at] = cur

    def solve(self) -> bool:
        s = self.child * 2 + self.parity
        if self.outlook[0][s] == NONE:
            return False
        root = join(self.tariff, self.start, self.outlook[0][s])
        self.nodes = 0
        self.found = False
        self.trail: list[Offer] = []
        self.path: list[Offer] = []
        for t in (root - 1, root - POINT - 1, root - 3 * POINT - 1, -1):
            self.best = max(t, -1)
            self.seen: list[dict[int, int]] = [{} for _ in range(7)]
            self._explore(0, self.start_key, self.start, s)
            if self.found:
                return True
        return False

    def _explore(self, at: int, key: int, score: int, s: int) -> None:
        self.nodes += 1
        tariff = self.tariff
        if at == 6:
            f = self._final(key)
            if f >= 0 and score + f * POINT > self.best:
                self.best = score + f * POINT
                self.path = list(self.trail)
                self.end = key
                self.found = True
            return
        jm = s >> 5
        jw = s >> 3 & 3
        ch = s >> 1 & 3
        par = s & 1
        nxt = self.outlook[at + 1]
        row = self.crossings[at]
        cands: list[tuple[int, int, int, int, int, int]] = []
        for k, bucket in enumerate(self.buckets[at]):
            if not bucket:
                continue
            if jm + (k >> 5) > self.cap_m or jw + (k >> 3 & 3) > self.cap_w or ch + (k >> 1 & 3) > self.cap_c:
                continue
            carry = POINT if par and k & 1 else 0
            ns = s + (k & ~1) + ((-1 if par else 1) if k & 1 else 0)
            h = nxt[ns]
            if h == NONE:
                continue
            for j, offer in enumerate(bucket):
                if join(tariff, join(tariff, score, offer.hope), h) + carry <= self.best:
                    break
                nk = key
                g = carry
                kids = ch + (offer.cell >> 1 & 1)
                legal = True
                for i, x in enumerate(row):
                    a = offer.additions[i]
                    shift = BITS * x.ground
                    code = key >> shift & 31
                    new = x.next[a][code]
                    if new < 0:
                        legal = False
                        break
                    nk += (new - code) << shift
                    g += x.gain[a][code]
                    kids += x.children[a][code]
                if not legal:
                    continue
                ns2 = ns
                if tariff.children == ONE_CHILD:
                    if kids > 1:
                        continue
                    ns2 = (ns & ~6) | kids << 1
                v = join(tariff, score, offer.gain) + g
                f = nxt[ns2]
                if f == NONE:
                    continue
                f = join(tariff, v, f)
                if f > self.best:
                    cands.append((f, v, nk, ns2, k, j))
        cands.sort(reverse=True)
        seen = self.seen[at + 1]
        for f, v, nk, ns2, k, j in cands:
            if f <= self.best:
                break
            sk = nk << 3 | ns2 & 7
            if seen.get(sk, -1) >= v:
                continue
            seen[sk] = v
            self.trail.append(self.buckets[at][k][j])
            self._explore(at + 1, nk, v, ns2)
            self.trail.pop()

    def _final(self, key: int) -> int:
        pts = 0
        empty = False
        for i, g in enumerate(self.grounds):
            code = key >> (BITS * i) & 31
            if g.kind == RIM or g.kind == POOL:
                continue
            if not is_finished(g, code):
                return -1
            pts += ground_points(g, code, self.tariff)
            if code == 0:
                empty = True
        if self.pool:
            p = pool_points(key >> (BITS * (len(self.grounds) - 1)) & 31, len(self.pool), empty, self.tariff)
            return p if p < 0 else pts + p
        return pts + (self.tariff.province_colour if empty else 0)

    def placed(self) -> dict[int, int]:
        placed = dict(self.fixed)
        pool: list[int] = []
        for at, c in enumerate(self.order):
            offer = self.path[at]
            men = list(self.men[c])
            women = list(self.women[c])
            stay = self.homelands[c].stay[offer.cell]
            for p, (m, w) in zip(self.homes[c], self.homelands[c].households(stay, offer.cell >> 1 & 1), strict=True):
                for _ in range(m):
                    placed[men.pop(0)] = p
                for _ in range(w):
                    placed[women.pop(0)] = p
            for i, x in enumerate(self.crossings[at]):
                a = offer.additions[i]
                g = self.grounds[x.ground]
                mine = [men.pop(0) for _ in range(x.men[a])] + [women.pop(0) for _ in range(x.women[a])]
                if g.kind == POOL:
                    pool += mine
                else:
                    for t in mine:
                        placed[t] = g.container
            for t in men + women:
                placed[t] = UNPLACED
        self._deal(pool, placed)
        return placed

    def _deal(self, tiles: list[int], placed: dict[int, int]) -> None:
        if not tiles:
            return
        empty = any(g.kind == GREY_GROUND and GREY_PROVINCE not in placed.values() for g in self.grounds)
        best = -1
        bestn = 0
        j = len(self.pool)
        for n in range(j ** len(tiles)):
            hands: list[list[int]] = [[] for _ in range(j)]
            r = n
            for t in tiles:
                hands[r % j].append(t)
                r //= j
            pts = 0
            for hand, cont in zip(hands, self.pool, strict=True):
                if fault_in(cont, hand, self.tariff.children > 0):
                    pts = -99
                    break
                if hand:
                    pts += 1 + (self.tariff.couple if len({patrician_sex(t) for t in hand}) > 1 else 0)
            if [] in hands or empty:
                pts += self.tariff.province_colour
            if sum(len(h) == 3 for h in hands) > (self.end >> (BITS * (len(self.grounds) - 1)) & 31) // 9:
                pts = -99
            if pts > best:
                best = pts
                bestn = n
        for t in tiles:
            placed[t] = self.pool[bestn % j]
            bestn //= j


def best_layout(provinces: Sequence[int], patricians: Sequence[int], senate: Sequence[int], fortuna: Sequence[int], tokens: int, switches: Switches, fixed: Mapping[int, int] | None = None) -> Layout | None:
    r = Reckoning(list(provinces), list(patricians), list(senate), switches, dict(fixed) if fixed else {})
    if not r.possible or not r.solve():
        return None
    return score_layout(provinces, patricians, senate, fortuna, tokens, switches, r.placed())
