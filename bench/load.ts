/** Load on one address, and two sides compared in turn. */
import autocannon from 'autocannon';
import { median } from './figures.ts';
import { ROUNDS, SECONDS } from './settings.ts';

export interface Load {
  perSecond: number;
  p99Ms: number;
}

/** Each address by another of these, as often as it takes for all of them to ask about equally much. */
export const askedBy = (cookies: readonly string[], paths: readonly string[]): autocannon.Request[] =>
  Array.from({ length: Math.ceil(cookies.length / paths.length) }, () => paths)
    .flat()
    .map((path, at) => ({ path, headers: { cookie: cookies[at % cookies.length] ?? '' } }));

export async function load(options: { url: string; requests: autocannon.Request[]; connections?: number; seconds?: number }): Promise<Load> {
  // every connection begins somewhere else, so that they do not ask the same page at the same moment
  let clients = 0;
  const setupClient = (client: autocannon.Client): void => {
    const from = Math.floor((options.requests.length * clients++) / 32) % options.requests.length;
    client.setRequests([...options.requests.slice(from), ...options.requests.slice(0, from)]);
  };
  const result = await autocannon({
    url: options.url,
    connections: options.connections ?? 32,
    duration: options.seconds ?? SECONDS,
    requests: options.requests,
    setupClient,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${options.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** Rounds of both sides in turn, so that a busy minute strikes both; the medians are compared. */
export async function compare(left: () => Promise<Load>, right: () => Promise<Load>): Promise<{ left: Load; right: Load; ratio: number }> {
  await left();
  await right();
  const lefts: Load[] = [];
  const rights: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    lefts.push(await left());
    rights.push(await right());
  }
  const middle = (loads: Load[]): Load => ({ perSecond: median(loads.map((one) => one.perSecond)), p99Ms: median(loads.map((one) => one.p99Ms)) });
  const [l, r] = [middle(lefts), middle(rights)];
  return { left: l, right: r, ratio: l.perSecond / r.perSecond };
}
