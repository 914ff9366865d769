/**
 * Four public pages as Lighthouse judges them, with its own settings for a phone (slow line, slow processor) and for a desk. It is fetched
 * when it is asked for: 180 MB that nobody else needs. Its scores of speed follow from the clock, so they hold on a quiet machine only.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '../e2e/browser.ts';
import type { RunningPortal } from '../e2e/running-portal.ts';

const VERSION = '13.5.0';
const GOAL = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const KINDS = [
  { title: '手机', flags: [] },
  { title: '桌面', flags: ['--preset=desktop'] },
];

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** The table of scores, a row a page and kind; below a score that misses the goal, what it names. Held: every score is at the goal. */
export async function measureLighthouse(portal: RunningPortal): Promise<{ lines: string[]; held: boolean }> {
  const list = await (await fetch(`${portal.origin}/product`)).text();
  const [detail = ''] = /\/product\/detail\?id=[\w-]+/.exec(list) ?? [];
  const pages = { 首页: '/home', 产品列表: '/product', 产品详情: detail, '计算器（存储容量）': '/tool/calculator/aVideoCapacity' };
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const lines = ['| 页面 | 性能 | 无障碍 | 最佳实践 | SEO | 低于满分的项目 |', '|---|---|---|---|---|---|'];
  let held = true;
  try {
    for (const [page, path] of Object.entries(pages))
      for (const { title, flags } of KINDS) {
        const { categories, audits } = await judge(portal.origin + path, flags, join(folder, 'report.json'));
        const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
        const named = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
        const missed = named.filter((id) => (audits[id]?.score ?? 1) < 0.9);
        held &&= scores.every((score) => score >= GOAL);
        lines.push(`| ${page}，${title} | ${scores.join(' | ')} | ${missed.join('，')} |`);
        console.log(lines.at(-1));
      }
  } finally {
    await rm(folder, { recursive: true });
  }
  return { lines, held };
}

async function judge(url: string, flags: readonly string[], report: string): Promise<Report> {
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = [
    '--yes',
    `lighthouse@${VERSION}`,
    url,
    ...flags,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    chrome,
  ];
  await promisify(execFile)('npx', args, { env: { ...process.env, CHROME_PATH: await chromiumPath() }, shell: process.platform === 'win32' });
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}
