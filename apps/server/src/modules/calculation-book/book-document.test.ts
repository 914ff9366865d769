/** How a book is laid out: calculations of usual size stand on a page each, with their basis (BOOK-10). */
import { answerOf, engineTitle, type EngineId } from '@portal/engines/calculation-book';
import { expect, it } from 'vitest';
import { pdf } from '../../platform/render/pdf.ts';
import { bookDocument } from './book-document.ts';
import type { BookPaper } from './paper.ts';

function paperOf(calculations: readonly (readonly [EngineId, Record<string, unknown>])[]): BookPaper {
  const entries = calculations.map(([engine, inputs], place) => {
    const said = answerOf(engine, inputs);
    if (!said.valid) throw new Error(JSON.stringify(said));
    return { number: String(place + 1), engine, title: '方案一', engineTitle: engineTitle(engine), inputs, answer: said.answer, follows: true, note: '' };
  });
  return { facts: [['项目名称', '园区']], projectName: '园区', designer: '', revision: 'A', state: '草稿', isFixed: false, remark: '', entries };
}
const pagesOf = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

it('cover, contents and a page each', async () => {
  const paper = paperOf([
    ['iVerticalBinocular', { mountHeightM: 2.7, passageWidthM: 6 }],
    ['hTwistedPairAmount', { points: 24, farthestM: 60, nearestM: 15 }],
  ]);
  expect(pagesOf(await pdf(bookDocument(paper)))).toBe(4);
});
