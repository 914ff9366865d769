/** People at work on a running portal: pages by guests and dealers, lists, searches, details, selections, exports, uploads, sign-ins. */
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import sharp from 'sharp';

const API = '/api-cloud-merchant-service/v1';
/** Requests on their way at once. */
const LANES = 16;
const PASSWORD = 'Demo@2026';
/** Dealers of the demo world; calls are limited by account, so the work is spread over several. */
const DEALERS = ['13800000002', '13800000003', '13800000004', '13800000006', '13800000007', '13800000008'] as const;
const WORDS = ['半球', '球机', '录像机', '交换机', '门禁', '道闸', '摄像机 红外', 'DS-2CD', 'POE', '硬盘', '显示屏', '广播'] as const;
const PAGES = ['/home', '/product', '/tool/calculator/aVideoCapacity', '/tool/intelligenceOrder?scenario=led'] as const;
const DEALER_PAGES = ['/tool/designOrder/selection', '/tool/designOrder', '/home', '/product'] as const;

export interface Answers {
  sent: number;
  /** Requests each kind of work was asked. */
  byKind: Record<string, number>;
  /** Refused by a limit (429), or because another has saved first (409), as busy people are. */
  refused: number;
  /** Everything that is neither an answer nor such a refusal; the first few in words. */
  failed: number;
  failures: string[];
  /** How long each answer took to its last byte, in order of sending. */
  durationsMs: number[];
}

export interface Traffic {
  /** Sends so many requests, sixteen at a time; the mix, or what of it is named, and its order come from `random`. */
  send(count: number, only?: readonly Kind[]): Promise<Answers>;
}

interface Dealer {
  phone: string;
  cookie: string;
  /** As the page says for whom a change is meant. */
  actingFor: string;
}
interface World {
  origin: string;
  random(): number;
  dealers: Dealer[];
  families: string[];
  models: string[];
  orders: { cookie: string; id: string }[];
  pictures: Uint8Array[];
}

/** Signs the dealers in and learns what there is to look at. Throws when the portal does not have the demo world. */
export async function openTraffic(origin: string, random: () => number): Promise<Traffic> {
  const world: World = { origin, random, dealers: [], families: [], models: [], orders: [], pictures: await drawPictures(random) };
  for (const phone of DEALERS) world.dealers.push({ phone, ...(await signIn(origin, phone)) });
  for (const page of [1, 2, 3]) {
    const list = await ask<{ spuNo: string; skus: { skuNo: string }[] }[]>(
      world,
      `${API}/design-order/selection/spu/page?page=${page}&size=50`,
      world.dealers[0]?.cookie,
    );
    for (const { spuNo, skus } of list) {
      world.families.push(spuNo);
      world.models.push(...skus.map(({ skuNo }) => skuNo));
    }
  }
  for (const { cookie } of world.dealers)
    for (const { id } of await ask<{ id: string }[]>(world, `${API}/design-order/page?page=1&size=10`, cookie)) world.orders.push({ cookie, id });
  if (world.models.length === 0 || world.orders.length === 0) throw new Error('the portal under traffic needs the demo world');
  return { send: (count, only) => send(world, count, only) };
}

/** A session of its own. */
async function signIn(origin: string, phone: string): Promise<Omit<Dealer, 'phone'>> {
  const post = (path: string, body: object) =>
    fetch(`${origin}${API}/account/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const { data } = (await (await post('passwordLogin', { phone, password: PASSWORD })).json()) as { data: { token: string } | null };
  const response = await post('tokenLogin', { token: data?.token ?? 'none' });
  const session = (await response.json()) as { data: { accountNo: string; merchantNo: string } };
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('portal_session='));
  if (!cookie) throw new Error(`${phone} was not let in: ${response.status}`);
  return { cookie: cookie.split(';')[0] ?? '', actingFor: actingFor(session.data) };
}

async function ask<T>({ origin }: World, path: string, cookie = ''): Promise<T> {
  const response = await fetch(`${origin}${path}`, { headers: { cookie } });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

/** Pictures of a phone's shape, small in bytes. */
async function drawPictures(random: () => number): Promise<Uint8Array[]> {
  const shade = () => Math.floor(random() * 256);
  return Promise.all(
    Array.from({ length: 8 }, () =>
      sharp({ create: { width: 1200, height: 900, channels: 3, background: { r: shade(), g: shade(), b: shade() } } })
        .jpeg()
        .toBuffer(),
    ),
  );
}

/** What one piece of work does: gives the answer to its last request. */
type Work = (world: World) => Promise<Response>;

const pick = <T>(world: World, from: readonly T[]): T => from[Math.floor(world.random() * from.length)] as T;
const get = (world: World, path: string, cookie = ''): Promise<Response> =>
  fetch(`${world.origin}${path}`, { headers: { cookie, 'accept-encoding': 'gzip, br' }, redirect: 'manual' });
const post = (world: World, path: string, headers: Record<string, string>, body: object): Promise<Response> =>
  fetch(`${world.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(body),
  });
const anyone = (world: World): string => (world.random() < 0.5 ? '' : pick(world, world.dealers).cookie);
const listQuery = (world: World, more: Record<string, string> = {}): string =>
  new URLSearchParams({
    page: String(1 + Math.floor(world.random() * 4)),
    size: '20',
    sort: pick(world, ['', 'price', 'sumNo', 'gmtListed']),
    ...more,
  }).toString();

/** Shares of a thousand. */
const mix = [
  ['guest page', 130, (world) => get(world, world.random() < 0.4 ? `/product/detail?id=${pick(world, world.families)}` : pick(world, PAGES))],
  ['dealer page', 120, (world) => get(world, pick(world, DEALER_PAGES), pick(world, world.dealers).cookie)],
  ['list', 200, (world) => get(world, `${API}/goods/spu/page?${listQuery(world)}`, anyone(world))],
  ['search', 150, (world) => get(world, `${API}/goods/spu/page?${listQuery(world, { keyword: pick(world, WORDS) })}`, anyone(world))],
  ['detail', 200, (world) => get(world, `${API}/goods/spu/detail/${pick(world, world.families)}`, anyone(world))],
  ['counts', 40, (world) => get(world, `${API}/goods/portal-category/tree?keyword=${encodeURIComponent(pick(world, WORDS))}`, anyone(world))],
  ['order', 60, (world) => readOrder(world)],
  ['selection', 90, (world) => saveSelection(world)],
  ['export', 3, (world) => exportOrder(world)],
  ['upload', 5, (world) => upload(world)],
  ['sign-in', 2, (world) => signInAnew(world)],
] as const satisfies readonly (readonly [kind: string, share: number, work: Work])[];
export type Kind = (typeof mix)[number][0];

function readOrder(world: World): Promise<Response> {
  const { cookie, id } = pick(world, world.orders);
  return get(world, `${API}/design-order/detail/${id}`, cookie);
}

/** A few models in other quantities: the list never grows beyond them. */
async function saveSelection(world: World): Promise<Response> {
  const { cookie, actingFor: whom } = pick(world, world.dealers);
  const { revision } = await ask<{ revision: number }>(world, `${API}/design-order/getConfigOrderProductRevision`, cookie);
  const skuNos = new Set(Array.from({ length: 5 }, () => pick(world, world.models)));
  const lines = [...skuNos].map((skuNo) => ({ skuNo, rate: 100, ratePrice: null, quantity: 1 + Math.floor(world.random() * 20) }));
  return post(world, `${API}/design-order/postUpdateFavoriteList`, { cookie, [IDENTITY_HEADER]: whom }, { editor: crypto.randomUUID(), revision, lines });
}

function exportOrder(world: World): Promise<Response> {
  const { cookie, id } = pick(world, world.orders);
  return get(world, `${API}/design-order/export/${id}?format=${pick(world, ['pdf', 'xlsx'])}&kind=internal`, cookie);
}

function upload(world: World): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(pick(world, world.pictures))], { type: 'image/jpeg' }), `photo-${Math.floor(world.random() * 1e9)}.jpg`);
  return fetch(`${world.origin}/api-file/v1/file/upload`, { method: 'POST', headers: { cookie: pick(world, world.dealers).cookie }, body: form });
}

async function signInAnew(world: World): Promise<Response> {
  const dealer = pick(world, world.dealers);
  return post(world, `${API}/account/passwordLogin`, {}, { phone: dealer.phone, password: PASSWORD });
}

async function send(world: World, count: number, only?: readonly Kind[]): Promise<Answers> {
  const answers: Answers = { sent: 0, byKind: {}, refused: 0, failed: 0, failures: [], durationsMs: [] };
  const chosen = mix.filter(([kind]) => only === undefined || only.includes(kind));
  const total = chosen.reduce((sum, [, share]) => sum + share, 0);
  const one = async (): Promise<void> => {
    let at = world.random() * total;
    const drawn = chosen.find(([, share]) => (at -= share) < 0) ?? chosen[0];
    if (!drawn) throw new Error('none of the kinds is in the mix');
    const [kind, , work] = drawn;
    answers.byKind[kind] = (answers.byKind[kind] ?? 0) + 1;
    const began = performance.now();
    try {
      const response = await work(world);
      const body = Buffer.from(await response.arrayBuffer());
      if (response.status === 429 || response.status === 409) answers.refused++;
      else if (response.status >= 400) complain(answers, `${kind}: ${response.status} ${body.toString('utf8', 0, 200)}`);
      else if (body.length === 0) complain(answers, `${kind}: ${response.status} without a body`);
    } catch (error) {
      complain(answers, `${kind}: ${error instanceof Error ? error.message : String(error)}`);
    }
    answers.durationsMs.push(performance.now() - began);
  };
  const lane = async (): Promise<void> => {
    while (answers.sent < count) {
      answers.sent++;
      await one();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answers;
}

function complain(answers: Answers, words: string): void {
  answers.failed++;
  if (answers.failures.length < 5) answers.failures.push(words);
}
