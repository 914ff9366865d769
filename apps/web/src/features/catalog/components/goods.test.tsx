import type { SpuCard, SpuDetail } from '@portal/contract/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { readProductQuery } from '../model/product-query.ts';
import { AccessoryList } from './accessory-list.tsx';
import { AddToSelectionProvider } from './add-to-selection.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { chosenChips } from '../model/chosen-chips.ts';
import { brandRow } from '../model/filter-rows.ts';
import { ConditionFilter } from './condition-filter.tsx';
import { Conditions } from './conditions.tsx';
import { OwnSources } from './own-sources.tsx';
import { ProductCard } from './product-card.tsx';
import { RankBar } from './rank-bar.tsx';
import { aSku } from '../../../lib/words/sku-builder.ts';

/** The page as the server sends it: before any script. */
const page = (children: ReactNode, isSignedIn = false, at = '/product?status=2') =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <AddToSelectionProvider isSignedIn={isSignedIn}>{children}</AddToSelectionProvider> }], {
        initialEntries: [at],
      })}
    />,
  );
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const aCard = (change: Partial<SpuCard> = {}): SpuCard => ({
  spuNo: 'S 1',
  spuName: '半球摄像机',
  skuType: 0,
  brandName: '品牌',
  mainPic: '/pictures/dome.svg',
  firstCatagoryName: '视频监控',
  secondCatagoryName: '半球',
  match: null,
  skuNo: 'K1',
  skuModel: 'HV-1',
  skuDesc: '4MP · 2.8 mm · PoE',
  skuSaleType: '经销',
  modelCount: 1,
  othersInStock: false,
  price: 680,
  priceSource: 'tier',
  priceLabel: '客户价',
  stockTotal: 60,
  stockSource: 'platform',
  isNew: false,
  isHot: false,
  isRecommended: false,
  ...change,
});
const aDome = (skuNo: string, change: Parameters<typeof aSku>[1] = {}) =>
  aSku(skuNo, {
    price: 680,
    referPrice: 850,
    stockTotal: 60,
    skuDesc: '4MP',
    mainPic: '/pictures/dome.svg',
    attributes: { focalLengthMm: skuNo === 'K1' ? 2.8 : 4 },
    ...change,
  });
const aSpu = (skus: SpuDetail['skus'], change: Partial<SpuDetail> = {}): SpuDetail => ({
  spuNo: 'S1',
  spuName: '半球摄像机',
  skuType: 0,
  brandName: '品牌',
  mainPic: '',
  spuDesc: '',
  unit: '台',
  firstCategoryId: 1,
  secondCategoryId: 2,
  firstCatagoryName: '视频监控',
  secondCatagoryName: '半球',
  status: 0,
  hasAccessory: false,
  priceLabel: '客户价',
  skus,
  attachments: [],
  views: {},
  attributeRows: [{ code: 'focalLengthMm', attrName: '焦距', unit: 'mm', attrGroup: '图像' }],
  accessories: [],
  related: [],
  ...change,
});
const panel = (spu: SpuDetail, sku: SpuDetail['skus'][number], isSignedIn = true) =>
  page(<BuyPanel spu={spu} sku={sku} reason="原因" shopName="杭州云安" quantity={50} onQuantity={() => {}} />, isSignedIn, '/product/detail?id=S1');

it('of a model that goes by project alone the page shows no stock to order from, and says so (CART-4)', () => {
  const sold = aSku('K1');
  const byProject = { ...sold, skuSaleType: '非经' };
  expect(text(panel(aSpu([sold]), sold))).toContain('库存');
  const said = text(panel(aSpu([byProject]), byProject));
  expect(said).not.toContain('库存');
  expect(said).toContain('仅限项目渠道 ');
  expect(said).toContain('不能在线订货');
});

describe('a product card before script', () => {
  it('leads to the product page', () => expect(links(page(<ProductCard card={aCard()} />))).toContain('/product/detail?id=S%201'));

  it('leads to the model that was found, at that model’s own price, and says by what it was found', () => {
    const html = page(<ProductCard card={aCard({ modelCount: 4, skuNo: 'K8', skuModel: 'HV-8', match: { skuNo: 'K8', words: ['8 路'] } })} />);
    expect(links(html)).toContain('/product/detail?id=S%201&sku=K8');
    expect(text(html)).toContain('匹配 8 路');
    expect(text(html)).not.toContain('起');
    const byNumber = aCard({ modelCount: 4, match: { skuNo: 'K1', words: ['HV-1'] } });
    expect(text(page(<ProductCard card={byNumber} />))).toContain('匹配型号');
    expect(text(page(<ProductCard card={{ ...byNumber, match: { skuNo: 'K1', words: [] } }} />))).not.toContain('匹配');
  });

  it('says what the price is, and nothing of a price there is none', () => {
    expect(text(page(<ProductCard card={aCard()} />))).toMatch(/680 \.00 客户价/);
    expect(text(page(<ProductCard card={aCard({ modelCount: 3 })} />))).toMatch(/680 \.00 客户价/);
    expect(text(page(<ProductCard card={aCard({ stockTotal: 0, othersInStock: true })} />))).toContain('本款缺货，同系列有现货');
    expect(text(page(<ProductCard card={aCard({ stockTotal: 130, stockSource: 'dealer' })} />))).toContain('经销商有货 130');
    const unpriced = text(page(<ProductCard card={aCard({ price: null, modelCount: 3 })} />));
    expect(unpriced).toContain('暂无价格');
    expect(unpriced).not.toContain('客户价');
    expect(text(page(<ProductCard card={aCard({ price: 0, skuType: 2 })} />))).toContain('免费');
    expect(text(page(<ProductCard card={aCard({ price: 0 })} />))).toMatch(/¥ 0 \.00/);
  });

  it('of what is sold no more says so, leads to what explains it, and offers nothing to do with it (GOODS-28)', () => {
    const html = page(
      <ProductCard card={aCard({ skuStatus: 1, price: null, priceSource: 'none', priceLabel: '', stockTotal: 0 })} corner={<b>比较</b>} />,
      true,
    );
    expect(text(html)).toContain('已下架');
    expect(links(html)).toEqual(['/product/detail?id=S%201&sku=K1']);
    expect(text(html)).not.toContain('加入清单');
    expect(text(html)).not.toMatch(/暂无价格|缺货|比较/);
  });

  it('shows no stock of software', () => {
    expect(text(page(<ProductCard card={aCard({ stockTotal: 0 })} />))).toContain('暂时缺货');
    expect(text(page(<ProductCard card={aCard({ stockTotal: 0, skuType: 2 })} />))).not.toContain('缺货');
  });

  it('shows a stand-in where there is no picture', () => {
    expect(page(<ProductCard card={aCard({ mainPic: '' })} />)).not.toContain('<img');
    expect(text(page(<ProductCard card={aCard({ mainPic: '' })} />))).toContain('暂无图片');
  });

  it('is a guest’s way to sign in and back to this very page', () => {
    expect(links(page(<ProductCard card={aCard()} />))).toContain('/login?redirect=%2Fproduct%3Fstatus%3D2');
    expect(links(page(<ProductCard card={aCard()} />, true)).join()).not.toContain('login');
  });
});

describe('the rank bar and the condition filter before script', () => {
  const query = readProductQuery(new URLSearchParams('keyword=ipc&attributesStr=lens:8&sort=price&page=3'));

  it('flips the field it is sorted by and begins others with desc', () => {
    const hrefs = links(page(<RankBar query={query} view="grid" />));
    expect(hrefs).toContain('/product?keyword=ipc&attributesStr=lens%3A8&sort=price&order=asc');
    expect(hrefs).toContain('/product?keyword=ipc&attributesStr=lens%3A8&sort=sumNo');
    expect(hrefs).toContain('/product?keyword=ipc&attributesStr=lens%3A8&sort=price&page=3&view=table');
  });

  it('of products of one’s own offers whence they come in the place of status and stock', () => {
    const asked = readProductQuery(new URLSearchParams('type=1&customSpuSource=1'));
    const own = page(
      <RankBar query={asked} view="grid">
        <OwnSources query={asked} />
      </RankBar>,
    );
    expect(text(own)).toMatch(/全部 进销存系统 私有/);
    expect(text(own)).not.toContain('仅看有货');
    expect(links(own)).toContain('/product?type=1&customSpuSource=0');
    expect(text(page(<RankBar query={query} view="grid" />))).not.toContain('进销存系统');
  });

  it('keeps every width whatever is chosen: each sort has its arrow’s place', () => {
    const arrows = (sort: string) => page(<RankBar query={readProductQuery(new URLSearchParams(sort))} view="grid" />).split('<svg').length;
    expect(arrows('')).toBe(arrows('sort=price'));
  });

  const filter = (code: string, count: number) => ({
    id: 1,
    code,
    attrName: code,
    unit: null,
    attrValues: Array.from({ length: count }, (_, index) => ({ value: String(index), label: `${code}${index}`, spuCount: 1 })),
  });
  const brands = (count: number) => Array.from({ length: count }, (_, at) => ({ brandId: `牌${at}`, brandName: `牌${at}`, spuCount: 1 }));
  const filters = (of: ReturnType<typeof filter>[], asked = query, count = 0) =>
    page(
      <ConditionFilter query={asked} isNarrowed={chosenChips(asked, of).length > 0}>
        <Conditions query={asked} filters={of} rows={brandRow(asked, brands(count))} />
      </ConditionFilter>,
    );
  const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

  it('folds values and attributes past eight, but never a chosen one', () => {
    expect(text(filters([], query, 8))).not.toContain('展开');
    expect(text(filters([], query, 9))).toContain('展开 9 收起 ：品牌');
    const html = filters([...codes, 'lens'].map((code) => filter(code, 9)));
    const folded = html.split('c-attributes__folded').slice(1);
    expect(folded.map((one) => one.match(/aria-label="([a-z]+)，可多选"/)?.[1])).toEqual(['i']);
    expect(text(html)).toContain('更多条件（i） 收起条件');
    expect(filters(codes.slice(0, 8).map((code) => filter(code, 2)))).not.toContain('更多条件');
  });

  it('offers each attribute as a drop-down of which several values are chosen, each a link that narrows at once', () => {
    const chosen = readProductQuery(new URLSearchParams('attributesStr=lens:8!!!lens:2&sort=price'));
    const html = filters([filter('lens', 9)], chosen);
    expect(text(html)).toContain('lens：2 项');
    expect([...html.matchAll(/role="checkbox" aria-checked="(true|false)"/g)].filter(([, is]) => is === 'true')).toHaveLength(2);
    expect(links(html)).toContain('/product?attributesStr=lens%3A8%21%21%21lens%3A2%21%21%21lens%3A5&sort=price');
    expect(links(html)).toContain('/product?attributesStr=lens%3A8&sort=price');
    // 不限: all of them are let go
    expect(links(html)).toContain('/product?sort=price');
  });

  it('looks for a word within the list, which keeps all else it is narrowed by', () => {
    const html = filters([filter('lens', 9)]);
    expect(html).toMatch(/<form[^>]* action="\/product" method="get"/);
    expect(html).toContain('<input type="hidden" name="attributesStr" value="lens:8"/>');
    expect(html).toMatch(/name="keyword"[^>]*maxLength="50"|maxLength="50"[^>]*name="keyword"/i);
    expect(html).not.toContain('name="page"');
  });

  it('resets to the list without anything that narrows, in its order; where nothing does there is nothing to reset', () => {
    expect(links(filters([]))).toContain('/product?sort=price');
    expect(filters([])).not.toContain('c-filters__none');
    expect(filters([], readProductQuery(new URLSearchParams('sort=price')))).toContain('c-filters__none');
  });

  it('leaves an attribute away that has one value and so narrows nothing, unless it was chosen', () => {
    expect(text(filters([filter('a', 1), filter('b', 2)]))).not.toContain('a0');
    const chosen = readProductQuery(new URLSearchParams('attributesStr=a:0'));
    expect(text(filters([filter('a', 1)], chosen))).toContain('a0');
  });

  it('leads nowhere by a value that nothing has any more', () => {
    const gone = { ...filter('a', 2), attrValues: [0, 3].map((spuCount) => ({ value: `${spuCount}`, label: `值${spuCount}`, spuCount })) };
    expect(links(filters([gone])).filter((href) => href.includes('a%3A'))).toEqual(['/product?keyword=ipc&attributesStr=lens%3A8%21%21%21a%3A3&sort=price']);
  });
});

describe('beside the picture', () => {
  it('offers the models as links that name what differs', () => {
    const html = panel(aSpu([aDome('K1'), aDome('K2')]), aDome('K1'));
    expect(links(html)).toContain('/product/detail?id=S1&sku=K2');
    expect(text(html)).toMatch(/2\.8 mm 4 mm/);
  });

  it('does not let a deactivated model be added', () => {
    const off = aDome('K1', { skuStatus: 1 });
    const html = panel(aSpu([off]), off);
    expect(text(html)).toContain('已下架');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<button).)*加入清单/);
    expect(links(panel(aSpu([off]), off, false)).join()).not.toContain('login');
  });

  it('says whose stock it is, and what the provider has where the dealer has none left', () => {
    const said = (change: Parameters<typeof aDome>[1]) => text(panel(aSpu([aDome('K1', change)]), aDome('K1', change)));
    expect(said({})).toMatch(/库存 .*平台有货 60/);
    expect(said({})).not.toContain('杭州云安');
    expect(said({ stockTotal: 130, stockSource: 'dealer', platformStock: 0 })).toMatch(/经销商有货 130 杭州云安/);
    expect(said({ stockTotal: 0, stockSource: 'dealer', platformStock: 1200 })).toMatch(/经销商暂时缺货 杭州云安 · 平台库存 1,200/);
  });

  it('holds the quantity to the model’s own limit, and free software to one', () => {
    expect(panel(aSpu([aDome('K1', { maxNum: 20 })]), aDome('K1', { maxNum: 20 }))).toContain('value="20"');
    const free = panel(aSpu([aDome('K1', { price: 0 })], { skuType: 2 }), aDome('K1', { price: 0 }));
    expect(free).toContain('value="1"');
    expect(text(free)).toContain('免费软件每份清单限 1 个');
    expect(panel(aSpu([aDome('K1')], { skuType: 2 }), aDome('K1'))).toContain('value="50"');
  });

  it('shows the reference price to those who see a lower one', () => {
    expect(text(panel(aSpu([aDome('K1')]), aDome('K1')))).toContain('参考价');
    expect(text(panel(aSpu([aDome('K1', { referPrice: 680 })]), aDome('K1', { referPrice: 680 })))).not.toContain('参考价');
  });
});

describe('what a product needs and fits', () => {
  const anItem = (need: 'needed' | 'optional', skuNo: string, change: Partial<SpuDetail['skus'][number]> = {}): SpuDetail['accessories'][number] => ({
    need,
    spuNo: `S${skuNo}`,
    spuName: `配件${skuNo}`,
    unit: '个',
    mainPic: '',
    secondCatagoryName: '支架',
    sku: aDome(skuNo, change),
  });
  const list = (quantity: number, ...accessories: SpuDetail['accessories']) =>
    text(page(<AccessoryList spu={aSpu([aDome('K1')], { accessories, unit: '台' })} quantity={quantity} />, true));

  it('comes in the number of the product, up to its own maximum', () => {
    expect(list(8, anItem('optional', 'A1'))).toContain('×8 个');
    expect(list(8, anItem('optional', 'A1', { maxNum: 4 }))).toContain('×4 个');
    expect(list(1, anItem('optional', 'A1'))).not.toContain('×');
  });

  it('is added by one press where it is needed, and only what is still sold', () => {
    expect(list(1, anItem('optional', 'A1'), anItem('needed', 'A2'))).toMatch(/加入全部必配 .*必配 配件A2 .*选配 配件A1/);
    expect(list(1, anItem('optional', 'A1'))).not.toContain('加入全部必配');
    expect(list(1, anItem('needed', 'A2', { skuStatus: 1 }))).not.toContain('加入全部必配');
  });
});
