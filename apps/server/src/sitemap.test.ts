/** What search engines are told of: addresses of what is sold, and no price of a dealer (GOODS-29). */
import type { ContentKind } from '@portal/contract/content';
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertContent, type NewContent } from './modules/content/index.ts';
import { insertSuites } from './modules/suite/index.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());
const read = async (url: string) => portal.openAs(UserType.Tourist, url);
const placesOf = (body: string) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place.replaceAll('&#38;', '&')));

it('every part that is named is there, with each family that is sold once', async () => {
  const [sold, gone] = [await aSku(portal.database, { price: 83.21, referPrice: 104.5 }), await aSku(portal.database, { skuStatus: 1 })];
  const index = await read('/sitemap.xml');
  expect(index.headers['content-type']).toMatch(/^application\/xml/);
  const parts = await Promise.all(placesOf(index.body).map(({ pathname }) => read(pathname)));
  expect(parts.map(({ statusCode }) => statusCode)).toEqual(parts.map(() => 200));
  const told = parts.flatMap(({ body }) => placesOf(body)).map(({ pathname, search }) => pathname + search);
  expect(told.filter((path) => path === `/product/detail?id=${sold.spuNo}`)).toHaveLength(1);
  expect(told).not.toContain(`/product/detail?id=${gone.spuNo}`);
  expect(told).toEqual(expect.arrayContaining(['/tool/calculator/aVideoCapacity', '/product?portalCatagoryId=11']));
  expect(parts.map(({ body }) => body).join('')).not.toContain('83.21');
  expect((await read('/sitemap-99.xml')).statusCode).toBe(404);
});

it('a suite on sale, and what is published once its time has come, are named by their own addresses', async () => {
  const { skuNo } = await aSku(portal.database);
  const gmt = new Date(portal.clock.now());
  const suite = { suitName: '套装', picture: 'kit-video', gmtListed: gmt };
  await insertSuites(portal.database.db, {
    suites: [
      { ...suite, suitNo: 'ST-ON', status: 0 },
      { ...suite, suitNo: 'ST-OFF', status: 1 },
    ],
    suiteItems: [{ suitNo: 'ST-ON', skuNo, quantity: 1, sort: 0 }],
  });
  const of = (contentId: string, kind: ContentKind, state: 'draft' | 'published', inMs: number): NewContent => ({
    contentId,
    kind,
    title: contentId,
    summary: '',
    body: [],
    picture: '',
    state,
    gmtPublished: new Date(portal.clock.now() + inMs),
  });
  const all = [
    of('S-OUT', 'solution', 'published', -1),
    of('V-OUT', 'video', 'published', -1),
    of('DRAFT', 'case', 'draft', -1),
    of('COMING', 'article', 'published', 60_000),
  ];
  await insertContent(portal.database.db, all, portal.clock.now());
  const told = placesOf((await read('/sitemap-0.xml')).body).map(({ pathname, search }) => pathname + search);
  expect(told.filter((path) => /contentId|suitDetail\?/.test(path))).toEqual([
    '/product/suitDetail?id=ST-ON',
    '/solution/detail?contentId=S-OUT&from=5',
    '/information/detail?contentId=V-OUT&type=video',
  ]);
  expect(told).toContain('/cases');
});

it('robots are told where it is, and keep out of what is one’s own', async () => {
  const { body } = await read('/robots.txt');
  expect(body).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(body).toContain('Disallow: /api-');
  expect(body).not.toMatch(/^Disallow: \/(product)?$/m);
});
