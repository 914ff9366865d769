/** What a page says to search engines: one address, and facts that are the same for everybody, whoever asks (GOODS-30). */
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { looked } from './accounts.ts';
import { openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { signInByCall } from './signing-in.ts';

const url = z.url({ protocol: /^https?$/ });
const Places = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: z.string().min(1), item: url.optional() }))
    .min(2)
    .refine((items) => items.every(({ position, item }, at) => position === at + 1 && (item === undefined) === (at === items.length - 1))),
});
const Offer = z.strictObject({
  '@type': z.literal('Offer'),
  url,
  priceCurrency: z.literal('CNY'),
  price: z.string().regex(/^\d+\.\d\d$/),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/BackOrder']),
});
const Product = z.strictObject({
  '@type': z.literal('Product'),
  name: z.string().min(1),
  description: z.string().min(1),
  sku: z.string().min(1),
  mpn: z.string().min(1),
  category: z.string(),
  url,
  image: z.array(url).min(1),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }),
  offers: Offer.optional(),
});
const Article = z.strictObject({
  '@type': z.literal('Article'),
  headline: z.string().min(1),
  datePublished: z.iso.datetime(),
  image: z.array(url),
  description: z.string().min(1),
  mainEntityOfPage: url,
  publisher: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1) }),
  keywords: z.string().optional(),
});
const told = <First extends z.ZodType>(first: First) => z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple([first, Places]) });

const { portal, browser, context } = await openJourney();
const people: [name: string, context: BrowserContext][] = [['a guest', context]];

beforeAll(async () => {
  for (const [name, account] of Object.entries({ person: looked.person, installer: looked.installer, firstLevel: looked.firstLevel })) {
    const own = (await openContext(browser)).context;
    await signInByCall(own, portal, account);
    people.push([name, own]);
  }
});
afterAll(async () => {
  for (const [, own] of people.slice(1)) await own.close();
});

const htmlOf = async (path: string, who = context): Promise<string> => (await who.request.get(portal.origin + path)).text();
const jsonOf = (html: string): string => /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

interface Model {
  skuNo: string;
  price: number | null;
  priceSource: string;
}
const detailOf = async (id: string, who = context) =>
  (
    (await (await who.request.get(`${portal.origin}/api-cloud-merchant-service/v1/goods/spu/detail/${id}`)).json()) as {
      data: { spuNo: string; skus: Model[] };
    }
  ).data;

describe('a product', () => {
  let ids: string[] = [];
  beforeAll(async () => {
    ids = [...new Set([...(await htmlOf('/product')).matchAll(/\/product\/detail\?id=([\w-]+)/g)].map(([, id = '']) => id))].slice(0, 6);
  });

  it('is told in words that can be read, and nothing that is made for somebody is among them', async () => {
    expect(ids).toHaveLength(6);
    let offers = 0;
    for (const id of ids) {
      const guests = await detailOf(id);
      for (const [name, who] of people) {
        // a guest's second page is one that was kept
        for (const round of name === 'a guest' ? [1, 2] : [1]) {
          const json = jsonOf(await htmlOf(`/product/detail?id=${id}`, who));
          expect(json, `${name} ${id} ${round}`).not.toMatch(/[<>]/);
          const [product] = told(Product).parse(JSON.parse(json))['@graph'];
          const own = (await detailOf(id, who)).skus.find(({ skuNo }) => skuNo === product.sku);
          const reference = guests.skus.find(({ skuNo }) => skuNo === product.sku)?.price;
          const isShown = own?.priceSource === 'refer' && own.price !== null;
          expect(product.offers?.price, `${name} ${id}`).toBe(isShown ? reference?.toFixed(2) : undefined);
          if (product.offers) offers += 1;
          const figures = [...json.matchAll(/"(\d+\.\d\d)"/g)].map(([, figure]) => figure);
          expect(figures).toEqual(isShown ? [reference?.toFixed(2)] : []);
        }
      }
    }
    expect(offers).toBeGreaterThan(6);
  });

  it('has one address, whichever of its models is shown and wherever one comes from', async () => {
    const [id = ''] = ids;
    const { skus } = await detailOf(id);
    for (const further of ['', `&sku=${skus.at(-1)?.skuNo}`, '&utm_source=mail&from=share'])
      expect(canonicalOf(await htmlOf(`/product/detail?id=${id}${further}`))).toBe(`${portal.origin}/product/detail?id=${id}`);
    expect(canonicalOf(await htmlOf('/product/detail?id=no-such-product'))).toBeUndefined();
  });
});

it('a page stands whole without script, its parts in their places', async () => {
  for (const path of ['/product', '/product?keyword=zzzzqqq', '/home']) {
    const html = await htmlOf(path);
    const scripts = html.indexOf('window.__reactRouterContext');
    for (const part of ['class="p-footer', '首页</span>']) {
      expect(html.indexOf(part), `${path} ${part}`).toBeGreaterThan(0);
      expect(html.indexOf(part), `${path} ${part}`).toBeLessThan(scripts);
    }
  }
});

it.each([
  ['/product', '/product'],
  ['/product?page=2&size=40&sort=price&order=asc&view=table&utm_source=x', '/product'],
  ['/product?portalCatagoryId=101&keyword=%E5%8D%8A%E7%90%83&b2bStockStatus=0', '/product?portalCatagoryId=101'],
  ['/product/suit?keyword=%E5%BA%97', '/product/suit'],
  ['/solution?page=2&tag=x', '/solution'],
  ['/cases?utm_source=x', '/cases'],
  ['/information/newsArticles?size=40', '/information/newsArticles'],
])('the list at %s has the address %s', async (asked, canonical) => {
  expect(canonicalOf(await htmlOf(asked))).toBe(portal.origin + canonical);
});

it.each([
  ['/solution', '/solution/detail'],
  ['/cases', '/cases/detail'],
  ['/information/newsArticles', '/information/detail'],
])('what is published at %s is told without a figure of its list', async (list, path) => {
  const found = new RegExp(`${path}\\?contentId=([\\w-]+)`).exec((await htmlOf(list)).replaceAll('&amp;', '&'))?.[1];
  expect(found).toBeDefined();
  for (const [name, who] of people) {
    const html = await htmlOf(`${path}?contentId=${found}`, who);
    const [article] = told(Article).parse(JSON.parse(jsonOf(html)))['@graph'];
    expect(article.mainEntityOfPage, name).toBe(`${portal.origin}${path}?contentId=${found}`);
    expect(canonicalOf(html)).toBe(article.mainEntityOfPage);
    expect(jsonOf(html)).not.toMatch(/"\d+\.\d\d"|price|offer|[¥<>]/i);
  }
});
