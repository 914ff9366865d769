import type { MatchedModels } from '@portal/contract/design-order';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aLine } from './line-builder.ts';
import { askedCells, hasPrices, matchedRows, readPieces, readSheetText } from './pasted-rows.ts';

/** As the server would answer for models that are called M1, M2 …. */
const answer = (rows: readonly { cells: string[] }[]): MatchedModels => {
  const found = rows.map(({ cells }) => cells.findIndex((cell) => /\bM\d+\b/u.test(cell)));
  const skuNos = rows.map(({ cells }, index) => /\bM\d+\b/u.exec(cells[found[index] ?? -1] ?? '')?.[0] ?? null);
  return {
    rows: skuNos.map((skuNo, index) => ({ cell: skuNo === null ? null : (found[index] ?? null), skuNo, suggestions: [] })),
    lines: [...new Set(skuNos)].flatMap((skuNo) => (skuNo === null ? [] : [aLine(skuNo)])),
  };
};
const read = (text: string): string => {
  const sheet = readSheetText(text);
  if (sheet.kind !== 'rows') return sheet.kind;
  return matchedRows(sheet, answer(sheet.rows))
    .map(({ line, modelText, quantityText }) => `${line?.skuNo ?? `?${modelText}`}:${quantityText}`)
    .join(' ');
};

describe('rows pasted from a spreadsheet (PICK-13)', () => {
  test.each([
    ['model and quantity', 'M1\t10\nM2\t3', 'M1:10 M2:3'],
    ['in the other order', '10\tM1\n3\tM2', 'M1:10 M2:3'],
    ['a head names the quantity, wherever it stands', '数量\t单价\t型号\n10\t5\tM1\n3\t7\tM2', 'M1:10 M2:3'],
    ['numbering and prices are no quantity', '序号\t型号\t单价\t数量\n1\tM1\t280.00\t10\n2\tM2\t99.5\t3', 'M1:10 M2:3'],
    ['numbering without a head is none either', '1\tM1\t10\n2\tM2\t30\n3\tM3\t7', 'M1:10 M2:30 M3:7'],
    ['prices without a head are none either', 'M1\t280.00\t10\nM2\t99.50\t30', 'M1:10 M2:30'],
    ['names and units around', '枪机\tM1\t海康\t10 台\n硬盘\tM2\t希捷\t3块', 'M1:10 台 M2:3块'],
    ['a cell with a line break', '"M1"\t"枪机\n白色"\t10', 'M1:10'],
    ['a quotation mark that is a letter', '55" 屏\tM1\t2', 'M1:2'],
    ['empty rows are no rows', '\nM1\t10\r\n\r\nM2\t3\r\n', 'M1:10 M2:3'],
    ['no column of quantities: one of each', '枪机\tM1\n硬盘\tM2', 'M1:1 M2:1'],
    ['a quantity that is missing stays to be filled in', 'M1\t10\nM2\t\nM3\t5', 'M1:10 M2: M3:5'],
    ['what names no model stays', 'M1\t10\nX9\t3', 'M1:10 ?X9:3'],
    ['where none names a model, the column called so stays to be corrected', '序号\t品名\t型号\t数量\n1\t枪机\tX7\t10\n2\t硬盘\tX9\t3', '?X7:10 ?X9:3'],
    ['without a head the numbering is no model either', '1\tX7\t10\n2\tX9\t3', '?X7:10 ?X9:3'],
    ['a message: times, blanks and units', 'M1 x 10\nM2×3台\nM3 5\nM4，6个\n400万枪机 M5 白色 2台', 'M1:10 M2:3 M3:5 M4:6 M5:2'],
    ['lines of a message among rows of a table', 'M1\t10\nM2 x 3\nM3 5台\nM4', 'M1:10 M2:3 M3:5 M4:'],
    ['models alone', 'M1\nM2', 'M1:1 M2:1'],
    ['commas', 'M1,枪机,10\nM2,硬盘,3', 'M1:10 M2:3'],
  ])('%s', (_what, text, rows) => expect(read(text)).toBe(rows));

  it('what else a row says stays beside what was not found in it; figures and prices do not', () => {
    const sheet = readSheetText('序号\t品名\t型号\t品牌\t单价\t数量\n1\t枪机\tM1\t海康\t280元\t10\n2\t6T监控硬盘\t\t希捷\t99.50\t2');
    if (sheet.kind !== 'rows') throw new Error(sheet.kind);
    expect(matchedRows(sheet, answer(sheet.rows)).map(({ line, modelText, named }) => [line?.skuNo, modelText, named])).toEqual([
      ['M1', 'M1', '枪机 海康'],
      [undefined, '', '6T监控硬盘 希捷'],
    ]);
  });
  test.each([
    ['型号\t单价\t数量\nM1\t280\t10', true],
    ['M1\t280.00\t10\nM2\t99.50\t30', true],
    ['M1\t10\nM2\t3', false],
    ['型号\t单价\t数量\nM1\t\t10', false],
  ])('%j has prices: %s', (text, has) => {
    const sheet = readSheetText(text);
    expect(sheet.kind === 'rows' && hasPrices(sheet)).toBe(has);
  });

  it('nothing, and a head alone, are no rows', () => expect(['', ' \n\t\n', '型号\t数量'].map(read)).toEqual(['empty', 'empty', 'empty']));
  it('more than 500 rows are not taken at all, so that none falls away unseen', () => {
    expect(readSheetText(Array.from({ length: 501 }, (_none, index) => `M${index}\t1`).join('\n'))).toEqual({ kind: 'tooMany', count: 501 });
    expect(readSheetText(`型号\t数量\n${Array.from({ length: 500 }, () => 'M1\t1').join('\n')}`).kind).toBe('rows');
  });
  test.each([
    ['10', 10],
    ['１０', 10],
    ['1,200', 1200],
    ['12.00', 12],
    ['10 台', 10],
    ['3pcs', 3],
    ['0', null],
    ['10000', null],
    ['1.5', null],
    ['', null],
    ['若干', null],
    ['-3', null],
  ])('%j pieces are %j', (text, pieces) => expect(readPieces(text)).toBe(pieces));

  it('whatever is pasted: every row with a letter in it is there once, and what is asked stays in bounds', () => {
    const cell = fc.oneof(fc.stringMatching(/^[^\t\r\n"]{0,30}$/u), fc.constantFrom('M1', '10', '数量', '', 'a'.repeat(300)));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 15 }), { minLength: 1, maxLength: 30 }), (rows) => {
        const sheet = readSheetText(rows.map((cells) => cells.join('\t')).join('\n'));
        const filled = rows.filter((cells) => cells.some((text) => text.trim() !== ''));
        if (sheet.kind !== 'rows') {
          expect(filled.length).toBeLessThanOrEqual(1);
          return;
        }
        expect(sheet.rows.length + (sheet.head ? 1 : 0)).toBe(filled.length);
        expect(matchedRows(sheet, answer(sheet.rows))).toHaveLength(sheet.rows.length);
        for (const row of sheet.rows) expect(askedCells(row).every((text) => text.length <= 120) && askedCells(row).length <= 12).toBe(true);
      }),
    );
  });
});
