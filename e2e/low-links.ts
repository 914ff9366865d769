/**
 * Links that stand by themselves and are lower than a finger or a shaking hand can meet. axe lets them pass: it asks nothing of a link that is laid out
 * within a line, though nothing else stands on that line, and nothing of one that is low but has room around it.
 */
import type { Page } from 'playwright-core';

/** Each as its words and its height in pixels. */
export const lowLinksIn = (page: Page, place: string): Promise<string[]> =>
  page.evaluate((within) => {
    const LEAST = 24;
    const wordsOf = (node: Node): string => (node.textContent ?? '').replaceAll(/[\s\p{P}\p{S}]/gu, '');
    /** Nothing but links stands in the block it is in. */
    const standsAlone = (link: Element): boolean => {
      if (!getComputedStyle(link).display.startsWith('inline')) return true;
      let block = link.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const links = [...(block?.querySelectorAll('a') ?? [])].map(wordsOf).join('');
      return block !== null && wordsOf(block) === links;
    };
    return [...document.querySelectorAll(`${within} a[href]`)].flatMap((link) => {
      const { width, height } = link.getBoundingClientRect();
      const isLow = link.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && height < LEAST;
      return isLow && wordsOf(link) !== '' && standsAlone(link) ? [`${link.textContent?.trim()} ${Math.round(height)}`] : [];
    });
  }, place);
