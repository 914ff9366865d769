/** Pieces that stay without a partner, by place. */
export interface Assigned {
  /** Of each need, pieces that nothing is left for. */
  unmet: number[];
  /** Of each stock, pieces that serve nothing. */
  unused: number[];
}

/**
 * Serves as many pieces as can be served at all when each stock fits only some needs: a bracket that fits two cameras goes to
 * the one that has no other. Earlier needs and stocks come first where it makes no difference. `fits(need, stock)` by place.
 * Two bullets and two domes, two bullet brackets and one that fits both: one stays unmet, never two.
 */
export function assignPieces(needs: readonly number[], stocks: readonly number[], fits: (need: number, stock: number) => boolean): Assigned {
  const unmet = [...needs];
  const unused = [...stocks];
  const fitting = needs.map((_pieces, need) => stocks.flatMap((_has, stock) => (fits(need, stock) ? [stock] : [])));
  /** Pieces a stock gives to a need. */
  const given = needs.map(() => new Map<number, number>());

  /** Moves up to `wanted` pieces to a need, taking them from others that can be served otherwise; how many it got. */
  const serve = (need: number, wanted: number, visited: Set<number>): number => {
    for (const stock of fitting[need] ?? []) {
      if (visited.has(stock)) continue;
      visited.add(stock);
      const free = Math.min(wanted, unused[stock] ?? 0);
      if (free > 0) {
        unused[stock] = (unused[stock] ?? 0) - free;
        give(need, stock, free);
        return free;
      }
      for (const [other, shares] of given.entries()) {
        const held = other === need ? 0 : (shares.get(stock) ?? 0);
        if (held === 0) continue;
        const freed = serve(other, Math.min(wanted, held), visited);
        if (freed === 0) continue;
        give(other, stock, -freed);
        give(need, stock, freed);
        return freed;
      }
    }
    return 0;
  };
  const give = (need: number, stock: number, pieces: number): void => {
    const shares = given[need];
    shares?.set(stock, (shares.get(stock) ?? 0) + pieces);
  };

  for (const need of needs.keys()) {
    for (let got = serve(need, unmet[need] ?? 0, new Set()); got > 0; got = serve(need, unmet[need] ?? 0, new Set())) {
      unmet[need] = (unmet[need] ?? 0) - got;
    }
  }
  return { unmet, unused };
}
