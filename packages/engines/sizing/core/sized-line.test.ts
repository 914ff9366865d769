/** Lines of the same goods become one. */
import { describe, expect, it } from 'vitest';
import { linesToBuy, mergedLines, sizedLine, tally } from './sized-line.ts';

const aSwitch = (ports: number, quantity: number, needed: number) => ({
  ...sizedLine('networkSwitch', quantity, { ports }, ['每台 1 口', `${needed} 台`, `${quantity} 台 ${ports} 口`]),
  need: { ports: needed },
});

describe('lines of the same role and attributes', () => {
  it('add up, say each of their inputs once, and need the most of them', () => {
    const [one, ...others] = mergedLines([aSwitch(8, 1, 3), aSwitch(8, 2, 5), aSwitch(8, 1, 3)]);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ quantity: 4, need: { ports: 5 }, reason: { rule: '每台 1 口', inputs: '3 台；5 台' } });
    expect(one?.reason.arithmetic).toBe('1 台 8 口；2 台 8 口；共 4');
  });

  it('ask for a model that fits the largest of them', () => {
    const cabinet = (blocks: number) => ({ ...sizedLine('batteryCabinet', 1, {}, ['每柜', `${blocks} 节`, '1']), fits: { blocks, type: 'floor' } });
    expect(mergedLines([cabinet(3), cabinet(8), cabinet(5)])).toMatchObject([{ quantity: 3, fits: { blocks: 8, type: 'floor' } }]);
  });

  it('of other attributes stand on their own, in their order', () =>
    expect(mergedLines([aSwitch(16, 1, 12), aSwitch(8, 1, 3), aSwitch(16, 1, 9)]).map(({ attributes, quantity }) => [attributes['ports'], quantity])).toEqual([
      [16, 2],
      [8, 1],
    ]));

  it('a single one stays as it is', () => {
    const single = aSwitch(24, 1, 20);
    expect(mergedLines([single])).toEqual([single]);
  });

  it('keep the clause that makes some of them mandatory, and how many it is about', () => {
    const asked = { ...aSwitch(8, 2, 5), mandatory: 'GB 50116-2013 4.8' };
    expect(mergedLines([aSwitch(8, 1, 3), asked])).toMatchObject([{ quantity: 3, mandatory: 'GB 50116-2013 4.8', mandatoryPieces: 2 }]);
    expect(mergedLines([asked, asked])[0]).toMatchObject({ quantity: 4, mandatory: 'GB 50116-2013 4.8' });
    expect(mergedLines([asked, asked])[0]).not.toHaveProperty('mandatoryPieces');
  });

  it('none is none', () => expect(mergedLines([])).toEqual([]));
});

it('lines of nothing are left out', () => expect(linesToBuy([aSwitch(8, 0, 0), aSwitch(8, 1, 2)]).map(({ quantity }) => quantity)).toEqual([1]));

it('quantities by what they are listed under, ascending', () =>
  expect(
    tally([
      [5, 1],
      [3, 2],
      [5, 4],
    ]),
  ).toEqual([
    [3, 2],
    [5, 5],
  ]));
