/** Of a list, the line that stands for others, and what is taken of it. Source: CALC-13.1. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { focalLength } from './focal-length/plan.ts';
import { pickLine } from './picked-line.ts';
import { switchAccess } from './switch-access/plan.ts';
import { twistedPair } from './twisted-pair/plan.ts';

const line = (quantity: number, attributes: GivenLine['attributes'] = {}, role = 'nvr'): GivenLine => ({ role, quantity, attributes });
const place = (quantities: readonly number[]): number | null => {
  const lines = quantities.map((quantity) => line(quantity));
  const picked = pickLine(lines, '录像机', () => true);
  return picked === null ? null : lines.indexOf(picked.line);
};

describe('the line that is picked', () => {
  it.each<[string, number[], number | null]>([
    ['is the one there is', [1], 0],
    ['has most pieces, wherever it stands', [1, 5, 3], 1],
    ['of as many is the first', [2, 4, 4], 1],
    ['has pieces', [0], null],
    ['is none of an empty list', [], null],
  ])('%s', (_name, quantities, at) => expect(place(quantities)).toBe(at));

  it('fits, and is counted among those alone that fit and have pieces', () => {
    const lines = [line(9), line(0, { channels: 8 }), line(2, { channels: 8 }), line(1, { channels: 16 })];
    expect(pickLine(lines, '录像机', ({ attributes }) => attributes['channels'] !== undefined)).toEqual({ line: lines[2], among: 2, noun: '录像机' });
  });
});

describe('a PoE switch', () => {
  const camera = line(4, { resolution: '4MP', powerW: 7 }, 'ipCamera');
  const plain = line(9, { ports: 24 }, 'networkSwitch');
  const nounOf = (...lines: GivenLine[]) => switchAccess.howTaken?.([camera, ...lines]).picks.map(({ noun, among }) => `${noun} ${among}`);
  it('comes before those that feed nothing, where its ports are known', () => {
    expect(nounOf(plain, line(1, { poePorts: 8 }, 'poeSwitch'))).toEqual(['PoE 交换机 1']);
    expect(nounOf(plain, line(1, {}, 'poeSwitch'))).toEqual(['交换机 1']);
  });
  it('is not there, nor another with its ports: that is said', () => {
    const lines = [camera, line(1, {}, 'networkSwitch')];
    expect(switchAccess.howTaken?.(lines)).toEqual({ picks: [], notes: ['没有口数已知的交换机，请填写下联口数'] });
    expect(switchAccess.inputsFrom(lines)).toMatchObject({ switch: {} });
  });
});

it('whatever speeds a model says, the form takes what is filled in', () => {
  const stated = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined });
  fc.assert(
    fc.property(stated, fc.option(fc.integer({ min: 0, max: 16 }), { nil: undefined }), stated, (portMbps, uplinkPorts, uplinkMbps) => {
      const said = Object.fromEntries(
        Object.entries({ portMbps, uplinkPorts, uplinkMbps }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      const lines = [line(4, { resolution: '4MP', powerW: 7 }, 'ipCamera'), line(1, { poePorts: 8, poeBudgetW: 120, ...said }, 'poeSwitch')];
      const answer = switchAccess.calculate(switchAccess.inputsFrom(lines));
      expect(answer.valid ? [] : answer.errors).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('a cable and a lens that the form does not take are not named as taken', () => {
  const camera = line(4, {}, 'ipCamera');
  expect(twistedPair.howTaken?.([camera, line(2, { category: 'cat9', lengthM: 20 }, 'networkCableBox')]).picks).toEqual([]);
  expect(twistedPair.howTaken?.([camera, line(2, { lengthM: 100 }, 'networkCableBox')]).picks).toMatchObject([{ among: 1, noun: '网线' }]);
  expect(focalLength.howTaken?.([camera])).toEqual({ picks: [], notes: [] });
});
