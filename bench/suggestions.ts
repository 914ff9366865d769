/** What is offered while one types: the server's own work for words it was never asked for, in seconds of the processor, which others on the machine do not move. */
import { KINDS, WORDS } from './catalogue.ts';
import type { RunningPortal } from '../e2e/running-portal.ts';
import { median, note } from './figures.ts';
import { cpuSeconds } from './process-figures.ts';

const PATH = '/api-cloud-merchant-service/v1/goods/search/suggestions';
/** GOODS-7, while one types. */
const GOAL_MS = 5;

interface SuggestionsOn {
  portal: RunningPortal;
  /** Of many dealers. */
  cookies: readonly string[];
  skus: number;
}

/** What stands in the box letter after letter, from the second on, of names, categories, letters for sounds and model numbers; each once. */
const beginningsOf = (families: number): string[] => {
  const typed = [
    ...KINDS,
    ...WORDS.flatMap((word, at) => KINDS.slice(at % 3, (at % 3) + 4).map((kind) => `${word}${kind}`)),
    'banqiu',
    'luxiangji',
    'jiaohuanji',
    'sxj',
    'menjin',
    ...Array.from({ length: 40 }, (_, at) => `BM-${(((at * 7919) % families) * 48_271) % 1_000_003}`),
  ];
  return [...new Set(typed.flatMap((text) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2))))];
};

export async function measureSuggestions({ portal, cookies, skus }: SuggestionsOn): Promise<void> {
  const ask = async (keyword: string, at: number): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${portal.origin}${PATH}?${new URLSearchParams({ keyword })}`, { headers: { cookie: cookies[at % cookies.length] ?? '' } });
    const { code, data } = (await answer.json()) as { code: number; data: unknown[] };
    if (code !== 0 || !Array.isArray(data)) throw new Error(`${keyword}: ${answer.status}`);
    return performance.now() - began;
  };
  const beginnings = beginningsOf(Math.ceil(skus / 4));
  await ask('词典', 0);
  const before = await cpuSeconds(portal);
  const firsts: number[] = [];
  for (const [at, keyword] of beginnings.entries()) firsts.push(await ask(keyword, at));
  const cpuMs = ((await cpuSeconds(portal)) - before) * 1000;
  const byClock = firsts.toSorted((a, b) => a - b);
  const each = cpuMs / beginnings.length;
  note(
    `搜索联想，${skus} 型号，${beginnings.length} 种开头，第一次被问，服务端处理器时间（含 HTTP）`,
    `${each.toFixed(1)} ms/次；按时钟含往返：中位数 ${median(byClock).toFixed(1)} ms，p95 ${(byClock[Math.floor(byClock.length * 0.95)] ?? 0).toFixed(1)} ms`,
    `≤ ${GOAL_MS} ms`,
    each <= GOAL_MS,
  );
}
