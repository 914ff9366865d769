/**
 * A column copied from a spreadsheet: the first cell of each row, trailing empty rows dropped. Null for a single cell,
 * which the box takes as ordinary text.
 */
export function parsePastedColumn(text: string): string[] | null {
  const rows = text.replace(/(\r?\n|\r)+$/, '').split(/\r?\n|\r/);
  return rows.length < 2 ? null : rows.map((row) => (row.split('\t')[0] ?? '').trim());
}

/** Lays a pasted column over the lines from `firstSkuNo` down; rows that are empty leave their line alone, rows beyond the last line fall away. */
export function spreadColumn(skuNos: readonly string[], firstSkuNo: string, column: readonly string[]): Map<string, string> {
  const start = skuNos.indexOf(firstSkuNo);
  const texts = new Map<string, string>();
  if (start < 0) return texts;
  for (const [offset, text] of column.entries()) {
    const skuNo = skuNos[start + offset];
    if (skuNo !== undefined && text !== '') texts.set(skuNo, text);
  }
  return texts;
}
