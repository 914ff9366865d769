/** A list page made on the server: the processor it takes, and how often it is given again. */
import type { RunningPortal } from '../e2e/running-portal.ts';
import { note } from './figures.ts';
import { cpuSeconds } from './process-figures.ts';
import { loadSame } from './same-again.ts';
import { SECONDS } from './settings.ts';

export async function measurePages(portal: RunningPortal, kind: string, categories: readonly number[]): Promise<void> {
  const pages = Array.from({ length: 40 }, (_, at) => {
    const category = categories[at % categories.length];
    // with a word of no meaning: none of them is kept
    return `${portal.origin}/product?page=${2 + (at % 12)}${category === undefined ? '' : `&portalCatagoryId=${category}`}&made=anew`;
  });
  for (const url of pages.slice(0, 10)) await (await fetch(url)).text();
  const before = await cpuSeconds(portal);
  const count = 200;
  for (let at = 0; at < count; at++) {
    const html = await (await fetch(pages[at % pages.length] ?? '')).text();
    if (!html.includes('/product/detail?id=')) throw new Error('the list page shows no product');
  }
  const ms = (((await cpuSeconds(portal)) - before) * 1000) / count;
  note(`服务端渲染列表页，访客，${kind}`, `${ms.toFixed(1)} ms CPU/页（每核 ${(1000 / ms).toFixed(0)} 页/秒）`, '≤ 15 ms', ms <= 15);
  // made, and seen to be kept: what was begun too soon after a version is not
  await loadSame(portal.origin, '/product', { seconds: 2 });
  const keptBefore = await cpuSeconds(portal);
  const kept = await loadSame(portal.origin, '/product', { seconds: SECONDS });
  const keptMs = (((await cpuSeconds(portal)) - keptBefore) * 1000) / (kept.perSecond * SECONDS);
  note(
    `列表页，访客，同一页反复（应答已记住），${kind}`,
    `${kept.perSecond.toFixed(0)} 次/秒，p99 ${kept.p99Ms} ms，服务进程处理器 ${keptMs.toFixed(2)} ms/次`,
    '≥ 3000 次/秒',
    kept.perSecond >= 3000,
  );
}
