import { describe, expect, it } from 'vitest';
import { NO_USAGE, nextReport, parseUsage, usageTotal, withAnswer, withUse, type Usage } from './usage.ts';

const MAX = 9999;
const keys = () => {
  let made = 0;
  return () => `key${(made += 1)}`;
};
const used = (usage: Usage, ...ids: Parameters<typeof withUse>[1][]) => ids.reduce((counted, id) => withUse(counted, id, MAX), usage);

describe('uses of the calculators', () => {
  it('are counted by calculator until they are reported', () => {
    const usage = used(NO_USAGE, 'dBandWidth', 'aVideoCapacity', 'dBandWidth');
    expect(usage.counts).toEqual({ aVideoCapacity: 1, dBandWidth: 2 });
    expect(usageTotal(usage.counts)).toBe(3);
  });

  it('without any there is nothing to report', () => {
    expect(nextReport(NO_USAGE, keys())).toEqual({ usage: NO_USAGE, report: null });
  });

  it('are reset only once the report was answered', () => {
    const sent = nextReport(used(NO_USAGE, 'dBandWidth'), keys());
    expect(sent.report).toEqual({ key: 'key1', counts: { dBandWidth: 1 } });
    expect(sent.usage).toEqual({ counts: {}, sending: sent.report });
    expect(withAnswer(sent.usage, 'key1')).toEqual(NO_USAGE);
  });

  it('a report without an answer goes again under its own key, later uses wait their turn', () => {
    const newKey = keys();
    const lost = nextReport(used(NO_USAGE, 'dBandWidth'), newKey);
    const later = used(lost.usage, 'aVideoCapacity');
    const again = nextReport(later, newKey);
    expect(again.report).toEqual(lost.report);
    expect(nextReport(withAnswer(again.usage, 'key1'), newKey).report).toEqual({ key: 'key2', counts: { aVideoCapacity: 1 } });
  });

  it('an answer to another report changes nothing', () => {
    const { usage } = nextReport(used(NO_USAGE, 'dBandWidth'), keys());
    expect(withAnswer(usage, 'another')).toEqual(usage);
  });

  it('stop at the highest a report may carry', () => {
    expect(withUse({ counts: { dBandWidth: 2 }, sending: null }, 'dBandWidth', 2).counts).toEqual({ dBandWidth: 2 });
  });

  it('come back from storage as they were kept', () => {
    const usage: Usage = { counts: { dBandWidth: 2 }, sending: { key: 'abc1', counts: { aVideoCapacity: 1 } } };
    expect(parseUsage(JSON.stringify(usage), MAX)).toEqual(usage);
  });

  it.each([
    null,
    'x',
    '[]',
    '{"counts":5}',
    '{"counts":{"dBandWidth":-1,"noCalculator":3,"aVideoCapacity":1.5,"bNVRChannelAccess":"2"}}',
    '{"sending":{"key":"a b","counts":{"dBandWidth":1}}}',
    '{"sending":{"key":"a","counts":{}}}',
  ])('storage that holds %j counts as nothing used', (text) => expect(parseUsage(text, MAX)).toEqual(NO_USAGE));

  it('of a storage grown too large are cut to what one report may carry', () => {
    const { counts } = parseUsage('{"counts":{"aVideoCapacity":9000,"dBandWidth":9000}}', MAX);
    expect(counts).toEqual({ aVideoCapacity: 9000 });
  });
});
