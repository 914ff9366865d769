import { describe, expect, it } from 'vitest';
import { HISTORY_MAX, parseHistory, resultsOf, withoutResult, withoutResults, withResult, type History, type PastResult } from './history.ts';

const aResult = (at: number, search = `?points=${at}`): PastResult => ({ at, search, answer: `网线 ${at} 箱`, meaning: '' });
const ID = 'hTwistedPairAmount';
const filled = (count: number): History =>
  Array.from({ length: count }, (_, place) => aResult(place + 1)).reduce<History>((history, result) => withResult(history, ID, result), {});

describe('past results of a calculator', () => {
  it('stand newest first, and the oldest gives way to a twenty-first', () => {
    const results = resultsOf(filled(HISTORY_MAX + 1), ID);
    expect(results).toHaveLength(HISTORY_MAX);
    expect(results[0]?.at).toBe(HISTORY_MAX + 1);
    expect(results.at(-1)?.at).toBe(2);
  });

  it('stand once for the same inputs, at their latest time', () => {
    const history = withResult(filled(3), ID, aResult(9, '?points=1'));
    expect(resultsOf(history, ID).map(({ at }) => at)).toEqual([9, 3, 2]);
  });

  it('are deleted one by one or all, those of other calculators stay', () => {
    const history = withResult(filled(2), 'dBandWidth', aResult(5));
    expect(resultsOf(withoutResult(history, ID, '?points=2'), ID).map(({ at }) => at)).toEqual([1]);
    const cleared = withoutResults(history, ID);
    expect(resultsOf(cleared, ID)).toEqual([]);
    expect(resultsOf(cleared, 'dBandWidth')).toHaveLength(1);
  });

  it('come back from storage as they were kept', () => {
    const history = withResult(filled(4), 'dBandWidth', aResult(5));
    expect(parseHistory(JSON.stringify(history))).toEqual(history);
  });

  it.each([null, '', 'no json', '7', 'null', '[]', '{"hTwistedPairAmount":"x"}', '{"noCalculator":[{"at":1,"search":"","answer":"x"}]}'])(
    'storage that holds %j counts as empty',
    (text) => expect(parseHistory(text)).toEqual({}),
  );

  it('of another shape are left out one by one, and more than twenty are cut', () => {
    const kept = [{ at: 'gestern', search: '', answer: 'x' }, null, 5, aResult(1), ...Array.from({ length: 30 }, (_, place) => aResult(place + 2))];
    const results = resultsOf(parseHistory(JSON.stringify({ [ID]: kept })), ID);
    expect(results).toHaveLength(HISTORY_MAX);
    expect(results[0]).toEqual(aResult(1));
  });
});
