/** Warnings of recommendations beside a list. Source: SIZE-18. */
import { describe, expect, it } from 'vitest';
import { notesOf, safetyWordsOf } from './list-notes.ts';

const ups = { scene: 'UPS 不间断电源', text: '停电即断电', isSafety: true, beside: ['upsHost', 'batteryBlock'] };
const led = { scene: 'LED 显示屏', text: '尺寸不符', isSafety: false, beside: ['ledCabinet'] };
const anyhow = { scene: '门禁', text: '锁线太长', isSafety: true, beside: [] };

describe('what recommendations warned of', () => {
  it.each([
    { roles: ['ledCabinet', null], stand: [led, anyhow] },
    { roles: ['batteryBlock', 'ledCabinet'], stand: [ups, led, anyhow] },
    { roles: [], stand: [anyhow] },
  ])('stands as long as something of its system does: $roles', ({ roles, stand }) => expect(notesOf([ups, led, anyhow], roles)).toEqual(stand));

  it('on the customer’s paper: what is about safety, with its scene', () =>
    expect(safetyWordsOf([ups, led, anyhow], ['upsHost', 'ledCabinet'])).toEqual(['UPS 不间断电源：停电即断电', '门禁：锁线太长']));
});
