/** A page by the keys alone: nothing is clicked, nothing gets the focus but by Tab, arrows and what the page does itself; where it is can be seen. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses Tab (or Shift+Tab) until the target has the focus, as a person would; fails after a page's worth of stops. */
export async function tabTo(page: Page, target: Locator, direction: 'forward' | 'backward' = 'forward'): Promise<void> {
  await target.first().waitFor();
  const wanted = await target.first().elementHandle();
  for (let stops = 0; stops < 250; stops++) {
    if (await page.evaluate((element) => document.activeElement === element, wanted)) return;
    await page.keyboard.press(direction === 'forward' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`the Tab key does not reach ${String(target)}`);
}

export interface Keys {
  /** By Tab, and it is to be seen that it is there. */
  reach(target: Locator): Promise<void>;
  /** Reached, and pressed: a button or a link by Enter, a box by Space. */
  press(target: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Reached, and its text replaced. */
  type(target: Locator, text: string): Promise<void>;
  /** Of a group of radios, by the arrows. */
  pick(radio: Locator): Promise<void>;
  /** Of a native list of choices, by the arrows. */
  choose(list: Locator, label: string): Promise<void>;
  /** Something on the page still has the focus, and is to be seen: never nowhere, as after a dialog has closed. */
  stays(): Promise<void>;
}

export function keysOf(page: Page): Keys {
  const focus = () => page.evaluate(focusIn);
  const stays = async (): Promise<void> => {
    // the page hands it on in a task of its own
    await expect.poll(async () => (await focus()).fault).toBe('');
  };
  const reach = async (target: Locator): Promise<void> => {
    await tabTo(page, target);
    await stays();
  };
  return {
    stays,
    reach,
    async press(target, key = 'Enter') {
      await reach(target);
      await page.keyboard.press(key);
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async pick(radio) {
      const group = page.locator(`input[type="radio"][name="${await radio.getAttribute('name')}"]`);
      const checked = group.and(page.locator(':checked'));
      await reach((await checked.count()) > 0 ? checked : group);
      for (let steps = 0; steps < 20 && !(await radio.isChecked()); steps++)
        await page.keyboard.press(steps === 0 && (await checked.count()) === 0 ? 'Space' : 'ArrowDown');
      expect(await radio.isChecked()).toBe(true);
    },
    async choose(list, label) {
      await reach(list);
      const chosen = () => list.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.label ?? '');
      for (let steps = 0; steps < 60 && (await chosen()) !== label; steps++) await page.keyboard.press('ArrowDown');
      expect(await chosen()).toBe(label);
    },
  };
}

/** In the page: what has the focus, and what is wrong with it: '' nothing. */
function focusIn(): { fault: string } {
  const held = document.activeElement;
  if (held === null || held === document.body) return { fault: 'nothing has the focus' };
  const name = (held.getAttribute('aria-label') ?? held.textContent ?? '').trim().slice(0, 40) || held.tagName;
  if (!held.matches(':focus-visible') && held.tagName !== 'MAIN' && held.tagName !== 'DIALOG') return { fault: `${name}: the focus is not shown` };
  const { left, top, right, bottom, width, height } = held.getBoundingClientRect();
  // a box that is drawn by its label is as small as a point
  const place = width > 2 && height > 2 ? held : (held.closest('label') ?? held.parentElement);
  const box = place === held ? { left, top, right, bottom } : (place?.getBoundingClientRect() ?? { left, top, right, bottom });
  const isInSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  if (!isInSight) return { fault: `${name}: it is out of sight` };
  const [x, y] = [(Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2, (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2];
  const seen = document.elementFromPoint(x, y);
  const isCovered = seen !== null && place !== null && !place.contains(seen) && !seen.contains(place);
  return { fault: isCovered ? `${name}: something lies over it` : '' };
}
