/** Which rows of a paper's groups stay on one page: a head with its first line, a sum with its last, the total with the last two. */

export interface GroupRows<Row> {
  head: Row;
  /** At least one. */
  lines: readonly Row[];
  sum: Row;
}

/** The rows in order, cut where a page may end. The total stands under the last piece. */
export function keptRows<Row>(groups: readonly GroupRows<Row>[]): Row[][] {
  return groups.flatMap(({ head, lines, sum }, index) => {
    const rows = [head, ...lines, sum];
    // how many lines go with the sum
    const last = index === groups.length - 1 ? 2 : 1;
    if (lines.length <= last) return [rows];
    const middle = rows.slice(2, -1 - last).map((row) => [row]);
    return [rows.slice(0, 2), ...middle, rows.slice(-1 - last)];
  });
}
