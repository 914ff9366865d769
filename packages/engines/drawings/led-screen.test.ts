/** The wall of LED on page and paper. Source: SIZE-1, BOOK-10. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Raw } from '../inputs/index.ts';
import { scenarioLed } from '../sizing/index.ts';
import { widthOf } from './labels.ts';
import { ledScreen } from './led-screen.ts';
import type { ShapeLook, Shape } from './shapes.ts';

function drawn(inputs: Raw) {
  const wall = scenarioLed(inputs);
  if (!wall.valid) throw new Error(JSON.stringify(wall.errors));
  const drawing = ledScreen(wall);
  const of = (look: ShapeLook): Shape[] => drawing.shapes.filter((shape) => shape.kind !== 'words' && shape.look === look);
  const texts = drawing.shapes.flatMap((shape) => (shape.kind === 'words' ? [shape] : []));
  return { wall, drawing, of, texts };
}
const rectOf = (shape: Shape | undefined) => {
  if (shape?.kind !== 'rect') throw new Error('no rectangle');
  return shape;
};

const anyWall = fc.record({
  environment: fc.constantFrom('indoor', 'outdoor'),
  widthM: fc.integer({ min: 1, max: 60 }),
  heightM: fc.integer({ min: 1, max: 30 }),
  nearestViewM: fc.integer({ min: 2, max: 80 }),
});

describe('whatever the wall', () => {
  it('stands above the floor, in its own proportions, and within the drawing', () =>
    fc.assert(
      fc.property(anyWall, (inputs) => {
        const { wall, drawing, of } = drawn(inputs);
        const screen = rectOf(of('screen')[0]);
        expect(screen.width / screen.height).toBeCloseTo(wall.actualWidthM / wall.actualHeightM, 6);
        expect(screen.x).toBeGreaterThanOrEqual(0);
        expect(screen.x + screen.width).toBeLessThanOrEqual(drawing.width - 90);
        expect(screen.y).toBeGreaterThan(20);
        expect(screen.y + screen.height).toBeLessThan(152);
      }),
    ));

  it('nobody is taller than life beside it', () =>
    fc.assert(
      fc.property(anyWall, (inputs) => {
        const { wall, of } = drawn(inputs);
        const screen = rectOf(of('screen')[0]);
        const perM = screen.height / wall.actualHeightM;
        const head = of('someone').find((shape) => shape.kind === 'circle');
        if (head?.kind !== 'circle') throw new Error('nobody there');
        // the head is at 0.87 of the height; someone of a speck is drawn 8 high
        const tall = (152 - head.y) / 0.87;
        expect(Math.abs(tall - Math.max(8, 1.7 * perM))).toBeLessThan(0.01);
      }),
    ));

  it('the distances stand in their order along the way, and the first row where it is', () =>
    fc.assert(
      fc.property(anyWall, (inputs) => {
        const { of, texts } = drawn(inputs);
        const spots = [...of('spot'), ...of('spotBest')].flatMap((shape) => (shape.kind === 'circle' ? [shape.x] : []));
        const [least, most, best] = spots;
        expect(least).toBeLessThan(best ?? 0);
        expect(best).toBeLessThan(most ?? 0);
        for (const word of ['最近', '最佳', '最远', '第一排']) expect(texts.some(({ text }) => text.startsWith(word))).toBe(true);
      }),
    ));
});

it('words below the way never cover one another, however close the distances are', () =>
  fc.assert(
    fc.property(anyWall, (inputs) => {
      const below = drawn(inputs).texts.filter(({ text }) => /^最[近佳远]/u.test(text));
      expect(below).toHaveLength(3);
      const spans = below.map(({ x, y, text }) => ({ y, from: x - widthOf(text, 14) / 2, to: x + widthOf(text, 14) / 2 }));
      for (const [place, one] of spans.entries())
        for (const other of spans.slice(place + 1)) expect(one.y !== other.y || one.to <= other.from || other.to <= one.from).toBe(true);
    }),
  ));

it('of more cabinets than can be told apart none is drawn', () => {
  const small = drawn({ environment: 'indoor', widthM: 5, heightM: 3, pitchMm: 2.5 });
  const large = drawn({ environment: 'outdoor', widthM: 60, heightM: 5, pitchMm: 10 });
  expect(small.of('screenGrid')).toHaveLength(1);
  expect(large.wall.columns).toBeGreaterThan(48);
  expect(large.of('screenGrid')).toEqual([]);
});

it('a first row that sits too close is red and said', () => {
  const led = { environment: 'indoor', widthM: 5, heightM: 3, pitchMm: 5 };
  const [close, far] = [drawn({ ...led, nearestViewM: 2 }), drawn({ ...led, nearestViewM: 9 })];
  expect([close.of('someoneBad').length, far.of('someoneBad').length]).toEqual([2, 0]);
  expect(close.texts.filter(({ tone }) => tone === 'bad').map(({ text }) => text)).toEqual(['第一排 2 m，太近']);
  expect(far.texts.filter(({ tone }) => tone === 'bad')).toEqual([]);
});
