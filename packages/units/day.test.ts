import { describe, expect, it } from 'vitest';
import { instantAt, isWholeDay, isWholeMoment, parseDay, parseMoment } from './day.ts';

describe('a day as it is typed', () => {
  it.each([
    ['2026-11-26', '2026-11-26'],
    ['20261126', '2026-11-26'],
    ['2026-1-5', '2026-01-05'],
    ['2026/11/26', '2026-11-26'],
    ['2026.11.26', '2026-11-26'],
    ['2026年11月26日', '2026-11-26'],
    [' ２０２６－１１－２６ ', '2026-11-26'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['11/26/2026', null],
    ['2026-11', null],
    ['26-11-26', null],
    ['202611', null],
    ['明天', null],
    ['', null],
  ])('%s', (typed, day) => expect(parseDay(typed)).toBe(day));

  it('is taken while it is typed only once its figures are all there', () => {
    expect(['2026-1-1', '2026112', '2026年11月26日'].map(isWholeDay)).toEqual([false, false, false]);
    expect(['2026-11-26', '20261126', '２０２６１１２６'].map(isWholeDay)).toEqual([true, true, true]);
    expect(['202611261030', '2026-11-26 10:30', '2026-11-26T10:30'].map(isWholeMoment)).toEqual([true, true, true]);
    expect(['20261126', '2026-11-26 1:3'].map(isWholeMoment)).toEqual([false, false]);
  });
});

describe('a moment as it is typed', () => {
  it.each([
    ['2026-11-26 10:30', '2026-11-26T10:30'],
    ['2026-11-26T10:30', '2026-11-26T10:30'],
    ['202611261030', '2026-11-26T10:30'],
    ['2026年11月26日 9：05', '2026-11-26T09:05'],
    ['2026年11月26日9:05', '2026-11-26T09:05'],
    ['2026-11-26', '2026-11-26T00:00'],
    ['2026-11-26 24:00', null],
    ['2026-11-26 10:60', null],
    ['2026-11-26 10', null],
    ['2026-02-30 10:00', null],
    ['', null],
  ])('%s', (typed, moment) => expect(parseMoment(typed)).toBe(moment));

  it('travels as an instant, by Beijing time', () => {
    expect(instantAt('2026-12-01T09:00')).toBe('2026-12-01T01:00:00.000Z');
    expect(['', 'x', '2026-02-30T10:00', '2026-99-99T10:00'].map(instantAt)).toEqual([null, null, null, null]);
  });
});
