import { expect, test } from 'vitest';
import { ownRowOf } from './own-rows.ts';
import { matchedRows, readSheetText } from './pasted-rows.ts';

/** Every row of the text, where no model is found in any. */
const read = (text: string): string[] => {
  const sheet = readSheetText(text);
  if (sheet.kind !== 'rows') return [sheet.kind];
  const none = { rows: sheet.rows.map(() => ({ cell: null, skuNo: null, suggestions: [] })), lines: [] };
  return matchedRows(sheet, none).map((row) => {
    const { spuName, modelRemark, brandName, unit, price } = ownRowOf(sheet.head, row);
    return [spuName, modelRemark, brandName, unit, price].join('|');
  });
};

test.each([
  [
    'a head names every column',
    '序号\t产品名称\t型号\t品牌\t单位\t单价\t数量\n1\t不锈钢立杆\tLG-300/A\t自制\t根\t¥380.00\t4\n2\t安装调试费\t\t\t项\t1,200\t1',
    ['不锈钢立杆|LG-300/A|自制|根|¥380.00', '安装调试费|||项|1,200'],
  ],
  [
    'without a head: the longest words, the figure with fen, the unit behind the quantity',
    '立杆加工\tLG-300\t380.00\t4根\n立杆\tLG-400\t420.00\t2根',
    ['立杆加工|LG-300||根|380.00', '立杆|LG-400||根|420.00'],
  ],
  ['a message: the words are the name, and no model', '安装调试 x 1', ['安装调试||||']],
  ['a model alone is its own name', 'LG-300 x 4', ['LG-300|LG-300|||']],
])('a pasted row as a product of one’s own: %s (PICK-13)', (_what, text, rows) => expect(read(text)).toEqual(rows));
