import { QUANTITY_MAX } from '@portal/engines/goods';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addPasted } from './add-pasted.ts';
import { aLine, linesOf } from './line-builder.ts';
import type { PastedRow } from './pasted-rows.ts';

const row = (skuNo: string | null, quantityText: string, facts = {}): PastedRow => ({
  number: 1,
  cells: [],
  modelText: skuNo ?? 'X9',
  named: '',
  quantityText,
  line: skuNo === null ? null : aLine(skuNo, facts),
  suggestions: [],
  refusal: null,
});
const shown = (lines: readonly { skuNo: string; quantity: number }[]) => lines.map(({ skuNo, quantity }) => `${skuNo}${quantity}`).join(' ');

it('rows that are ready join, a model that stands there gains the pieces, and the rest stays', () => {
  const { lines, pieces, left } = addPasted(linesOf('A', 'B'), [row('A', '3'), row('N', '10 台'), row('N', '2'), row(null, '7'), row('M', '')]);
  expect(shown(lines)).toBe('A4 B1 N12');
  expect([...pieces]).toEqual([
    ['A', 3],
    ['N', 12],
  ]);
  expect(left.map(({ modelText, quantityText }) => `${modelText}:${quantityText}`)).toEqual(['X9:7', 'M:']);
});

it('what the list refuses or cuts stays with the reason', () => {
  const { lines, left, notices } = addPasted(linesOf('A'), [row('L', '30', { maxNum: 20 })]);
  expect(shown(lines)).toBe('A1 L20');
  expect(left).toMatchObject([{ quantityText: '10', refusal: '该产品数量不能大于20' }]);
  expect(notices).toEqual(['DS-L：该产品数量不能大于20']);
  const full = linesOf(...Array.from({ length: 500 }, (_none, index) => `M${index}`));
  expect(addPasted(full, [row('N', '1')])).toMatchObject({ lines: full, left: [{ refusal: '最多可选择500个产品，请删除后再添加' }] });
});

it('no piece is lost: what was pasted stands in the list or stays in the dialog', () => {
  const rows = fc.array(fc.record({ name: fc.constantFrom('A', 'B', 'N', 'M'), quantity: fc.integer({ min: 1, max: QUANTITY_MAX }) }), { maxLength: 20 });
  fc.assert(
    fc.property(rows, fc.option(fc.integer({ min: 1, max: 50 })), (pasted, maxNum) => {
      const before = linesOf('A', 'B');
      const { lines, pieces, left } = addPasted(
        before,
        pasted.map(({ name, quantity }) => row(name, String(quantity), { maxNum })),
      );
      for (const name of ['A', 'B', 'N', 'M']) {
        const sumOf = (of: readonly { skuNo: string; quantity: number }[]) =>
          of.filter(({ skuNo }) => skuNo === name).reduce((sum, { quantity }) => sum + quantity, 0);
        const wanted = pasted.filter((one) => one.name === name).reduce((sum, { quantity }) => sum + quantity, 0);
        const stays = left.filter(({ line }) => line?.skuNo === name).reduce((sum, { quantityText }) => sum + Number(quantityText), 0);
        expect(sumOf(lines) - sumOf(before) + stays).toBe(wanted);
        expect(pieces.get(name) ?? 0).toBe(sumOf(lines) - sumOf(before));
      }
    }),
  );
});
