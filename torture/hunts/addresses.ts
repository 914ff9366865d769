/** What no honest page links to, in every word of a page's address: a page with words on it, never a failure of ours (GOODS-14). */
import { pages } from '../../apps/web/src/route-table.ts';
import { sqlPayloads } from '@portal/server/testkit/sql-payloads';
import { ask } from '../ask.ts';
import type { Hunt } from '../hunt.ts';
import { openListeningPortal } from '../listening-portal.ts';
import { readable, twoTenants } from '../two-tenants.ts';

/** As they stand in an address: NUL, halves of pairs, broken escapes, numbers without end, 51 signs, ids of nothing. */
const BROKEN =
  '%00|a%00b|%ED%A0%80|%ED%BF%BF|%|%ZZ|%F0%9F|1000000000|1e9|-1|1.5|99999999999999999999|NaN|SP404404|..%2F..%2Fetc|__proto__|[object%20Object]|'.split('|');
const VALUES = [...BROKEN, '%E7%BA%A2'.repeat(51), ...sqlPayloads.map((payload) => encodeURIComponent(payload))];

/** What the address of a page of goods holds, and what those of others do. */
const OF_GOODS = [
  'product',
  'keyword portalCatagoryId categoryIds attributesStr labels status b2bStockStatus brandId brandSource skuStatus type sort order page size view'.split(' '),
] as const;
const WORDS = new Map<string, readonly string[]>([
  OF_GOODS,
  ['search', ['keyword', 'type', 'page']],
  ['product/detail', ['id', 'sku']],
  ['product/suitDetail', ['id', 'suitNo']],
  ['product/compare', ['addSkus', 'skus']],
]);
const OF_ANY = ['id', 'orderNo', 'type', 'page', 'keyword', 'status', 'tab', 'from'];
const AT_ONCE = 6;
/** Out of some 130,000 addresses. */
const [SHORT, LONG] = [120, 12_000];

export const addresses: Hunt = {
  name: 'addresses',
  purpose: 'every page with what no page links to in each word of its address, as a guest and as a dealer: a page, never a failure of ours',
  async run({ random, short, row, say }) {
    const portal = await openListeningPortal({}, { unlimited: true });
    try {
      const { tenants } = await twoTenants(portal.test);
      const viewers = [{}, { cookie: tenants[0].cookie }];
      const every = pages.flatMap(({ path }) =>
        (WORDS.get(path) ?? OF_ANY).flatMap((word) => VALUES.flatMap((value) => viewers.map((headers) => ({ path: `/${path}?${word}=${value}`, headers })))),
      );
      const left = Array.from({ length: short ? SHORT : LONG }, () => every[Math.floor(random() * every.length)]).filter((one) => one !== undefined);
      const tries = left.length;
      let again = 0;
      const broken: string[] = [];
      const bare: string[] = [];
      const work = async (): Promise<void> => {
        for (let request = left.pop(); request !== undefined; request = left.pop()) {
          const { status, body } = await ask(portal.port, { ...request, headers: { ...request.headers, accept: 'text/html' } });
          // pages are made a few at a time: whoever is sent away asks again, after all others
          if (status === 429) {
            left.unshift(request);
            again++;
            continue;
          }
          const text = readable(body);
          const said = `${request.path.slice(0, 120)} → ${status} ${text.slice(0, 120)}`;
          if (status >= 500 || /syntax error|tsquery|jsonpath|at file:\/\//i.test(text)) broken.push(said);
          else if (!(status >= 301 && status <= 308) && !/<title>|"msg":"[^"]*[\u4e00-\u9fff]/u.test(text)) bare.push(said);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      for (const line of [...broken, ...bare].slice(0, 12)) say(line);
      row('no 5xx, and nothing of the database or of our files in a page', tries, broken.length, `${again} asked again after a 429`);
      row('a page with a title, another address, or a sentence', tries, bare.length);
      const faults = portal.log.filter((line) => line.includes('"level":50') || line.includes('"level":60'));
      for (const line of faults.slice(0, 5)) say(line.slice(0, 400));
      row('nothing of it is logged as our fault', tries, faults.length);
    } finally {
      await portal.close();
    }
  },
};
