/** Answers that are none, place by place, in the handbook's codes. Source: SIZE-13. */
import { describe, expect, it } from 'vitest';
import { scenarioVideoSurveillance } from './calculate.ts';

const room = { lengthM: 6, widthM: 5 };
const errorsOf = (inputs: unknown): string[] => {
  const result = scenarioVideoSurveillance(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};

describe('refused', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing at all', {}, ['areas REQUIRED']],
    ['no area', { areas: [] }, ['areas REQUIRED']],
    ['an area without its size', { areas: [{}] }, ['areas[0].lengthM REQUIRED', 'areas[0].widthM REQUIRED']],
    ['a depth of nothing', { areas: [{ ...room, lengthM: 0 }] }, ['areas[0].lengthM OUT_OF_RANGE']],
    ['farther than anybody sees', { areas: [{ ...room, lengthM: 501 }] }, ['areas[0].lengthM OUT_OF_RANGE']],
    ['a word for a width', { areas: [{ ...room, widthM: 'wide' }] }, ['areas[0].widthM NOT_A_NUMBER']],
    ['half an area', { areas: [{ ...room, count: 1.5 }] }, ['areas[0].count NOT_INTEGER']],
    ['a purpose nobody knows', { areas: [{ ...room, purpose: 'admire' }] }, ['areas[0].purpose NOT_IN_LIST']],
    ['a lens below the knee', { areas: [{ ...room, heightM: 1.9 }] }, ['areas[0].heightM OUT_OF_RANGE']],
    ['a second area that is wrong', { areas: [room, { ...room, mounting: 'sky' }] }, ['areas[1].mounting NOT_IN_LIST']],
    ['pixels nobody plans with', { areas: [room], resolution: '5MP' }, ['resolution NOT_IN_LIST']],
    ['no day', { areas: [room], retentionDays: 0 }, ['retentionDays OUT_OF_RANGE']],
    ['more than a year', { areas: [room], retentionDays: 366 }, ['retentionDays OUT_OF_RANGE']],
    ['no number', { areas: [room], backupMin: Number.NaN }, ['backupMin NOT_A_NUMBER']],
    ['more than can be planned at once', { areas: [{ lengthM: 500, widthM: 1000, count: 500 }] }, ['areas CONFLICT']],
  ])('%s', (_name, inputs, errors) => expect(errorsOf(inputs)).toEqual(errors));

  it('never with an answer beside it', () => {
    expect(Object.keys(scenarioVideoSurveillance({ areas: [] }))).toEqual(['valid', 'errors']);
  });
});
