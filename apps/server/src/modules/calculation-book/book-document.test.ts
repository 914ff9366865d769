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
    ['iVerticalBinocular', { mountHeightM: 3, passageWidthM: 4 }],
  ]);
  expect(pagesOf(await pdf(bookDocument(paper)))).toBe(4);
});

const LENS = { distanceM: 20, targetWidthM: 12, resolution: '4MP', mountHeightM: 4 };
const BRIDGE = {
  distanceKm: 3.3,
  txGainDbi: 19,
  rxGainDbi: 16,
  txPowerDbm: 12,
  camerasPerClient: [{ count: 3, resolution: '1080P' }],
  antennaHeightAM: 30,
  antennaHeightBM: 25,
  obstacles: [{ distanceFromAKm: 1.2, heightM: 9 }],
};

it('a lens from above and from the side, and a link in profile, stand on paper as on their pages', async () => {
  const paper = paperOf([
    ['cCameraFocalLength', LENS],
    ['jWirelessIntelligent', BRIDGE],
    ['iVerticalBinocular', { mountHeightM: 2.7, passageWidthM: 6 }],
  ]);
  const drawn = JSON.stringify(bookDocument(paper));
  expect(drawn.match(/<svg/g)).toHaveLength(3);
  expect(drawn).toContain('第一菲涅耳区');
  expect(drawn).not.toContain('NaN');
  expect((await pdf(bookDocument(paper))).length).toBeGreaterThan(0);
  // of answers whose rules have changed since the drawing would be another
  const stale = { ...paper, entries: paper.entries.map((entry) => ({ ...entry, follows: false })) };
  expect(JSON.stringify(bookDocument(stale))).not.toContain('<svg');
});

it('a supply line, boxes of cable and a wall of LED are drawn by their own shapes, the wall in each of its looks', () => {
  const drawn = JSON.stringify(
    bookDocument(
      paperOf([
        ['gCameraPowerSupply', { cameras: [{ count: 2, powerW: 8, distanceM: 60 }] }],
        ['hTwistedPairAmount', { points: 24, farthestM: 60, nearestM: 15 }],
        ['scenarioLed', { environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 4 }],
      ]),
    ),
  );
  expect(drawn.match(/<svg/g)).toHaveLength(3);
  for (const words of ['供电不足', '第 1 箱', '8 列', '第一排 4 m']) expect(drawn).toContain(words);
  expect(drawn).not.toMatch(/NaN|<(?:path|rect|circle) undefined/);
});

it('a figure stands once: results that the working ends with, and a sentence of nothing but results, are not told again', () => {
  const [lens] = paperOf([['cCameraFocalLength', LENS]]).entries;
  const text = JSON.stringify(bookDocument(paperOf([['cCameraFocalLength', LENS]])));
  for (const { text: figure } of lens?.answer.results ?? []) expect(text.split(JSON.stringify(figure)).length - 1, figure).toBe(1);
  const scene = paperOf([['scenarioUps', { loads: [{ count: 2, powerW: 500 }], runtimeMin: 30 }]]);
  expect(JSON.stringify(bookDocument(scene))).not.toContain(JSON.stringify(scene.entries[0]?.answer.headline));
});
