import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { jsonTexts, packTexts } from './pack-copy.ts';

const orders = Array.from({ length: 10_000 }, (_, n) => ({
  order: { id: `O${n}`, name: `园区\n配单 ${n}`, at: new Date(n) },
  lines: Array.from({ length: 5 }, (_line, i) => ({ skuNo: `K${n * 7 + i}`, skuName: `红外半球网络摄像机 ${i}`, price: 199.5 + (n % 97) })),
}));

it.each([
  ['records', { 时间: new Date(0), 无: undefined, 空: null, 配单: { 清单: [], 配单: orders.slice(0, 3) }, 数: [1, [2, [3]], {}, 'a"b'], 空表: {} }],
  ['nothing', {}],
  ['a list of nothing', { a: [undefined, null] }],
])('a copy of %s is written as one text would be', (_what, value) => expect([...jsonTexts(value)].join('')).toBe(JSON.stringify(value, null, 2)));

it('ten thousand orders are packed while others get their turn', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const bytes = await packTexts({ '个人数据.json': jsonTexts({ 配单: orders }), '说明.txt': ['这是', '说明'] });
  isOver = true;
  expect(turns).toBeGreaterThan(50);
  const files = unzipSync(bytes);
  expect(JSON.parse(strFromU8(files['个人数据.json'] ?? new Uint8Array()))).toEqual(JSON.parse(JSON.stringify({ 配单: orders })));
  expect(strFromU8(files['说明.txt'] ?? new Uint8Array())).toBe('这是说明');
});
