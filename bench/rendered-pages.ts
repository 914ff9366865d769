/** CPU of a list page made on the server. */
import type { RunningPortal } from '../e2e/running-portal.ts';
import { note } from './figures.ts';
import { cpuSeconds } from './process-figures.ts';

export async function measurePages(portal: RunningPortal, kind: string, categories: readonly number[]): Promise<void> {
  const pages = Array.from({ length: 40 }, (_, at) => {
    const category = categories[at % categories.length];
    return `${portal.origin}/product?page=${1 + (at % 12)}&size=20${category === undefined ? '' : `&portalCatagoryId=${category}`}`;
  });
  for (const url of pages.slice(0, 10)) await (await fetch(url)).text();
  const before = await cpuSeconds(portal);
  const count = 200;
  for (let at = 0; at < count; at++) {
    const html = await (await fetch(pages[at % pages.length] ?? '')).text();
    if (!html.includes('/product/detail?id=')) throw new Error('the list page shows no product');
  }
  const ms = (((await cpuSeconds(portal)) - before) * 1000) / count;
  note(`服务端渲染列表页，访客，${kind}`, `${ms.toFixed(1)} ms CPU/页`, '≤ 15 ms', ms <= 15);
}
