/**
 * How like a part of one model number is to another, 0–1: of the pieces of three signs that both have and those that either has, the share that
 * both have, in the stretch of the second where it is greatest (as `word_similarity` of PostgreSQL's pg_trgm).
 */
export function likenessTo(key: string): (other: string) => number {
  const own = new Set(piecesOf(key));
  return (other) => {
    const pieces = piecesOf(other);
    let best = 0;
    for (const [from, piece] of pieces.entries()) {
      if (!own.has(piece)) continue;
      const stretch = new Set<string>();
      let common = 0;
      for (let at = from; at < pieces.length; at++) {
        const next = pieces[at] ?? '';
        if (!stretch.has(next)) common += Number(own.has(next));
        stretch.add(next);
        best = Math.max(best, common / (own.size + stretch.size - common));
      }
    }
    return Math.fround(best);
  };
}

/** Two blanks before and one behind, as the beginning of a word says more than its end. */
function piecesOf(key: string): string[] {
  const padded = `  ${key.toLowerCase()} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}
