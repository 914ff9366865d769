/** What is offered while one types: the server's own work for words it was never asked for, beside the way there and back. */
import { KINDS, WORDS } from './catalogue.ts';
import { median, note } from './figures.ts';

const PATH = '/api-cloud-merchant-service/v1/goods/search/suggestions';
/** GOODS-7 while one types: a figure of the server, whatever the way there takes. */
const GOAL_MS = 5;

interface SuggestionsOn {
  portal: { origin: string };
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
  const [firsts, again]: [number[], number[]] = [[], []];
  for (const [at, keyword] of beginnings.entries()) firsts.push(await ask(keyword, at));
  // remembered by now: what is left is the way there and back
  for (const [at, keyword] of beginnings.entries()) again.push(await ask(keyword, at));
  const way = median(again);
  const own = firsts.map((ms) => Math.max(0, ms - way)).toSorted((a, b) => a - b);
  const p95 = own[Math.floor(own.length * 0.95)] ?? 0;
  note(
    `搜索联想，${skus} 型号，${beginnings.length} 种开头，第一次被问，服务端（已减去往返 ${way.toFixed(1)} ms）`,
    `中位数 ${median(own).toFixed(1)} ms，p95 ${p95.toFixed(1)} ms，最长 ${(own.at(-1) ?? 0).toFixed(0)} ms`,
    `p95 ≤ ${GOAL_MS} ms`,
    p95 <= GOAL_MS,
  );
}
