/** How a model answers what a line asks, attribute by attribute. Source: SIZE-7. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured, meets, wantsOf, type Want } from './meets.ts';
import { RELATED_MODELS } from './relation-codes.ts';
import type { RoleAttribute } from './role-line.ts';
import { capacity, list, ranked, rankedUpToOf, setting, size, span, upTo, type AttributeRule } from './role.ts';

const RESOLUTIONS = ['1080P', '4MP', '8MP'];
const want = (rule: AttributeRule, value: RoleAttribute, isStrict = true): Want => ({ rule, value, isStrict });

it.each([
  [6.9, { focalLengthMm: 2.8, focalLengthMaxMm: 12 }, true],
  [2.8, { focalLengthMm: 2.8, focalLengthMaxMm: 12 }, true],
  [12, { focalLengthMm: 2.8, focalLengthMaxMm: 12 }, true],
  [12.1, { focalLengthMm: 2.8, focalLengthMaxMm: 12 }, false],
  [2.7, { focalLengthMm: 2.8, focalLengthMaxMm: 12 }, false],
  [4, { focalLengthMm: 4 }, true],
  [4.1, { focalLengthMm: 4 }, false],
])('a lens of %d mm is had by %j: %s', (wanted, attributes: Record<string, RoleAttribute>, answer) =>
  expect(meets(want(span('focalLengthMm', 'focalLengthMaxMm'), wanted), attributes)).toBe(answer),
);

it.each([
  [{ resolution: '4MP' }, true],
  [{ resolution: '1080P' }, true],
  [{ resolution: '8MP' }, false],
  [{ resolutionMax: '4MP' }, false],
])('a bound of 4MP is read of the resolution itself: %j is %s', (attributes: Record<string, RoleAttribute>, answer) =>
  expect(meets(want(rankedUpToOf('resolutionMax', 'resolution', RESOLUTIONS), '4MP'), attributes)).toBe(answer),
);

describe('a want is met', () => {
  it.each<[string, AttributeRule, RoleAttribute, RoleAttribute, boolean]>([
    ['a size that is the same', size('lengthM'), 3.5, 3.5, true],
    ['noise of the computation', size('lengthM'), 0.1 + 0.2, 0.3, true],
    ['a size a little larger', size('lengthM'), 3.5, 3.5001, false],
    ['the same word', size('type'), 'wall', 'wall', true],
    ['another word', size('type'), 'wall', 'ceiling', false],
    ['a number said as a word', size('ports'), 8, '8', false],
    ['yes where yes is asked', size('audio'), true, true, true],
    ['no where yes is asked', size('audio'), true, false, false],
    ['the same entries in another order', size('codecs'), ['H264', 'H265'], ['H265', 'H264'], true],
    ['one entry more', size('codecs'), ['H265'], ['H264', 'H265'], false],
    ['one entry less', size('codecs'), ['H264', 'H265'], ['H265'], false],
    ['as many entries, one of them another', size('codecs'), ['H264', 'H265'], ['H265', 'SVAC2'], false],
    ['enough of a capacity', capacity('ports'), 8, 16, true],
    ['just enough', capacity('ports'), 8, 8, true],
    ['noise below enough', capacity('powerW'), 0.3, 0.1 + 0.2, true],
    ['too little', capacity('ports'), 8, 7, false],
    ['a word where a figure is asked', capacity('ports'), 8, 'many', false],
    ['a figure where a word is asked', capacity('ports'), 'many', 8, false],
    ['two words that are the same', capacity('ports'), 'many', 'many', true],
    ['a higher class', ranked('resolution', RESOLUTIONS), '4MP', '8MP', true],
    ['the lowest class where it is asked', ranked('resolution', RESOLUTIONS), '1080P', '1080P', true],
    ['a lower class', ranked('resolution', RESOLUTIONS), '4MP', '1080P', false],
    ['a class nobody ranks', ranked('resolution', RESOLUTIONS), '1080P', '16MP', false],
    ['a class nobody ranks, asked for by name', ranked('resolution', RESOLUTIONS), '16MP', '16MP', true],
    ['a figure among classes', ranked('resolution', RESOLUTIONS), '1080P', 2, false],
    ['less than may be drawn', upTo('powerW'), 12.95, 7, true],
    ['as much as may be drawn', upTo('powerW'), 12.95, 12.95, true],
    ['more than may be drawn', upTo('powerW'), 12.95, 13, false],
    ['a class below the bound', rankedUpToOf('resolutionMax', 'resolutionMax', RESOLUTIONS), '4MP', '1080P', true],
    ['the class of the bound', rankedUpToOf('resolutionMax', 'resolutionMax', RESOLUTIONS), '4MP', '4MP', true],
    ['a class above the bound', rankedUpToOf('resolutionMax', 'resolutionMax', RESOLUTIONS), '4MP', '8MP', false],
    ['a class nobody ranks under a bound', rankedUpToOf('resolutionMax', 'resolutionMax', RESOLUTIONS), '8MP', '16MP', false],
    ['every protocol that is asked', list('protocols'), ['ONVIF'], ['GB28181', 'ONVIF'], true],
    ['one of two protocols', list('protocols'), ['ONVIF', 'GB28181'], ['ONVIF'], false],
    ['a single word against a list', list('protocols'), 'ONVIF', ['ONVIF', 'GB28181'], true],
    ['nothing asked of a list', list('protocols'), [], [], true],
    ['any setting', setting('codec'), 'H265', 'H264', true],
  ])('by %s: %j, %j against %j is %j', (_name, rule, value, has, met) => expect(meets(want(rule, value), { [rule.code]: has })).toBe(met));

  it('not by silence, unless it need only suit', () => {
    expect(meets(want(size('brand'), '自有'), {})).toBe(false);
    expect(meets(want(size('brand'), '自有', false), {})).toBe(true);
    expect(meets(want(size('brand'), '自有', false), { brand: '他牌' })).toBe(false);
  });

  it('a capacity that is enough stays enough when the model grows, and never becomes enough when the line does', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (asked, has, more) => {
          const rule = capacity('x');
          if (meets(want(rule, asked), { x: has })) expect(meets(want(rule, asked), { x: has + more })).toBe(true);
          else expect(meets(want(rule, asked + more), { x: has })).toBe(false);
          // what one may at most draw is the same question the other way round
          expect(meets(want(upTo('x'), has), { x: asked })).toBe(meets(want(rule, asked), { x: has }));
        },
      ),
    ));
});

describe('a figure to compare by', () => {
  it.each<[string, AttributeRule, RoleAttribute | undefined, number | null]>([
    ['a number', capacity('ports'), 8, 8],
    ['nought', capacity('ports'), 0, 0],
    ['a word', capacity('ports'), '8', null],
    ['nothing', capacity('ports'), undefined, null],
    ['the lowest class', ranked('resolution', RESOLUTIONS), '1080P', 0],
    ['the highest class', ranked('resolution', RESOLUTIONS), '8MP', 2],
    ['an unknown class', ranked('resolution', RESOLUTIONS), '16MP', null],
    ['a number among classes', ranked('resolution', RESOLUTIONS), 1, null],
  ])('of %s', (_name, rule, value, figure) => expect(measured(rule, value)).toBe(figure));
});

describe('what a line asks', () => {
  it('comes in the order of the role, then what must only suit; settings and relations are not asked', () => {
    const wants = wantsOf({
      role: 'ipCamera',
      quantity: 4,
      attributes: { fps: 25, bracket: 'wall', resolution: '4MP', [RELATED_MODELS.models]: ['A'], [RELATED_MODELS.families]: ['F'] },
      fits: { brand: '自有' },
    });
    expect(wants.map(({ rule, value, isStrict }) => [rule.code, rule.match, value, isStrict])).toEqual([
      ['resolution', 'atLeast', '4MP', true],
      ['bracket', 'equal', 'wall', true],
      ['brand', 'equal', '自有', false],
    ]);
  });

  it('of an attribute its role does not know, or of no known role, it asks the same value', () => {
    const asked = (role: string, attributes: Record<string, RoleAttribute>) => wantsOf({ role, quantity: 1, attributes }).map(({ rule }) => rule);
    expect(asked('nvr', { colour: 'white' })).toEqual([{ code: 'colour', match: 'equal' }]);
    expect(asked('toaster', { slots: 2 })).toEqual([{ code: 'slots', match: 'equal' }]);
    expect(asked('nvr', {})).toEqual([]);
  });
});
