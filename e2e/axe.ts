/** What axe finds on a page, by all its rules; a part that is made as one it has judged already in this run is not judged again. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { judgeIn, sketchIn } from './axe-in-page.ts';

/** How parts are made in which axe found nothing. */
const clean = new Set<string>();

/** Each with its rule and where it stands. */
export async function violationsOn(page: Page): Promise<string[]> {
  // one document without frames: axe needs no page of its own to sum up
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames`);
  // a page that has become another device's has axe already
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const parts = await page.evaluate(sketchIn);
  const places = parts.flatMap((part, place) => (clean.has(part) ? [place] : []));
  const violations = await page.evaluate(judgeIn, places);
  if (violations.length === 0) for (const part of parts) clean.add(part);
  return violations;
}
