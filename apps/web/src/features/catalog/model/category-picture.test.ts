import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categoryPicture } from './category-picture.ts';

/** First categories and the drawing each is known by. */
const FIRSTS = [
  ['video', 'bullet-short'],
  ['storage', 'nvr-2u'],
  ['network', 'poe-switch-24'],
  ['cabling', 'network-cable-box'],
  ['display', 'video-wall'],
  ['led', 'led-cabinet'],
  ['access', 'access-controller'],
  ['parking', 'barrier-gate'],
  ['passage', 'gate-swing'],
  ['intercom', 'indoor-monitor'],
  ['broadcast', 'column-speaker'],
  ['alarm', 'alarm-host'],
  ['power', 'ups-tower'],
  ['mounting', 'bracket-wall'],
  ['software', 'software-box'],
] as const;

describe('a category', () => {
  it.each(FIRSTS)('%s is shown as %s', (dataId, picture) => expect(categoryPicture(dataId)).toBe(`/pictures/${picture}.svg`));

  it('that nobody has drawn has no picture', () => {
    expect(categoryPicture('imported')).toBeNull();
    expect(categoryPicture('constructor')).toBeNull();
  });

  it('of the first row has a drawing that is there', () => {
    const missing = FIRSTS.filter(([dataId]) => !existsSync(new URL(`../../../../public${categoryPicture(dataId)}`, import.meta.url)));
    expect(missing).toEqual([]);
  });
});
