import { privateProductCopy as copy } from '@portal/contract/private-product';
import { expect, it } from 'vitest';
import { rowFaultsOf, rowsSheet, sentFaultsOf, type WrittenRow } from './own-rows.ts';

const row = (number: number, typed: Partial<WrittenRow> = {}): WrittenRow => ({
  number,
  spuName: '立杆',
  modelRemark: 'LG-300',
  brandName: '自制',
  unit: '根',
  price: '380',
  category: '0',
  ...typed,
});
const categories = [
  { id: 1, itemValue: '视频监控', spuCount: 0, children: [{ id: 11, itemValue: '支架', spuCount: 0, attributes: [] }] },
  { id: 0, itemValue: '其他', spuCount: 0, children: [{ id: 0, itemValue: '其他', spuCount: 0, attributes: [] }] },
];

it('rows are judged as the form judges one, each by its own number (PRIVATE-14)', () => {
  const faults = rowFaultsOf([row(3), row(4, { price: '0' }), row(7, { spuName: ' ', brandName: '' })], copy);
  expect([...faults]).toEqual([
    [4, { price: '请输入大于0的数值' }],
    [7, { spuName: '请输入产品名称', brandName: '请选择或输入品牌名称' }],
  ]);
});

it('they are sent as the sheet an import takes: marks, commas and lines of a cell stay in it, the category by its whole path', () => {
  expect(rowsSheet([row(3, { spuName: '55" 屏,"定制"', category: '11' }), row(4)], categories)).toBe(
    [
      '"产品名称","产品分类","产品单价","品牌","型号","单位"',
      '"55"" 屏,""定制""","视频监控>支架","380","自制","LG-300","根"',
      '"立杆","其他","380","自制","LG-300","根"',
    ].join('\r\n'),
  );
});

it('what the server finds stands on its row and field', () => {
  const found = sentFaultsOf(
    [row(3), row(9)],
    [
      { row: 3, column: '产品单价', text: '最多两位小数' },
      { row: 3, column: '产品分类', text: '没有这个分类' },
    ],
  );
  expect([...found]).toEqual([[9, { price: '最多两位小数', categoryValueSelect: '没有这个分类' }]]);
});
