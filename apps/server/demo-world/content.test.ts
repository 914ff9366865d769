/** What the demo world publishes says nothing that our own rules contradict. */
import { aVideoCapacity, fieldOfViewDeg, gCameraPowerSupply, hTwistedPairAmount } from '@portal/engines/calculators';
import { compatCheck, issueText } from '@portal/engines/compatibility';
import { Block } from '@portal/contract/content';
import { describe, expect, it } from 'vitest';
import { roleFactsOf, standardTaxonomy } from '../src/modules/catalog/index.ts';
import { demoCatalog } from './catalog.ts';
import { siteArticles } from './content-articles-site.ts';
import { videoArticles } from './content-articles-video.ts';
import { demoContent, demoTexts } from './content.ts';
import { solutions } from './content-solutions.ts';

const rows = demoCatalog({ now: 0 });
const all = demoContent(rows, 0);
const textOf = (contentId: string): string => JSON.stringify(all.find((one) => one.contentId === contentId)?.body);
const categoryOf = new Map((standardTaxonomy().categories ?? []).map(({ id, dataId }) => [id, dataId]));

it('there are enough of each kind, over enough industries', () => {
  const counts = Object.fromEntries(demoTexts.map(([kind, texts]) => [kind, texts.length]));
  expect(counts).toMatchObject({ solution: 9, case: 8, article: 15 });
  expect(new Set(solutions.map(({ industryId }) => industryId)).size).toBeGreaterThanOrEqual(5);
});

it('each leads only to others that there are, and its blocks are blocks', () => {
  const ids = new Set(all.map(({ contentId }) => contentId));
  expect(all.flatMap(({ related = [] }) => related).filter((id) => !ids.has(id))).toEqual([]);
  for (const { body } of all) for (const block of body) expect(Block.safeParse(block).error).toBeUndefined();
});

describe('the list of a solution', () => {
  const skuOf = new Map(rows.skus.map((sku) => [sku.skuNo, sku]));
  const spuOf = new Map(rows.spus.map((spu) => [spu.spuNo, spu]));
  const secondOf = (spuNo: string): string => categoryOf.get(spuOf.get(spuNo)?.secondCategoryId ?? 0) ?? '';
  const listed = all.filter(({ kind, products = [] }) => kind !== 'article' && products.length > 0);

  it.each(listed.map((one) => [one.title, one] as const))('%s is sold and priced throughout', (_title, { products = [] }) => {
    const gone = products.filter(
      ({ skuNo, spuNo }) => skuOf.get(skuNo)?.skuStatus === 1 || spuOf.get(spuNo)?.status === 1 || (skuOf.get(skuNo)?.price ?? null) === null,
    );
    expect(gone.map(({ skuNo }) => skuOf.get(skuNo)?.skuModel)).toEqual([]);
  });

  it.each(listed.filter(({ kind }) => kind === 'solution').map((one) => [one.title, one] as const))('%s lacks nothing', (_title, { products = [] }) => {
    const lines = products.flatMap(({ skuNo, spuNo, quantity }) => {
      const { role, roleAttributes } = roleFactsOf(
        { secondCategory: secondOf(spuNo), brandName: '', attributes: skuOf.get(skuNo)?.attributes ?? {} },
        rows.accessories.flatMap(({ spuNo: owner, skuNo: other, need }) => {
          const accessory = skuOf.get(other);
          return owner === spuNo && accessory
            ? [{ skuNo: other, spuNo: accessory.spuNo, need, secondCategory: secondOf(accessory.spuNo), attributes: accessory.attributes ?? {} }]
            : [];
        }),
      );
      return role === null ? [] : [{ role, quantity, attributes: { ...roleAttributes, spu: spuNo } }];
    });
    const result = compatCheck({ lines, retentionDays: 30, hoursPerDay: 24, avgCableM: 30, headless: false });
    expect(result.valid && result.issues.filter(({ severity }) => severity !== 'info').map(issueText)).toEqual([]);
  });
});

describe('figures of the articles are those of the calculators', () => {
  it.each([
    [16, '1080P', 4, 30, '9.89 TB', 3],
    [16, '4MP', 4, 30, '14.83 TB', 5],
    [16, '4MP', 8, 90, '44.49 TB', 7],
  ])('%d × %s on %d TB for %d days', (channels, resolution, diskSizeTB, days, said, disks) => {
    const answer = aVideoCapacity({ groups: [{ channels, resolution, days }], diskSizeTB });
    expect(answer).toMatchObject({ totalTB: Number.parseFloat(said), totalDisks: disks });
    expect(textOf('A3001')).toContain(said);
    expect(textOf('A3001')).toContain(`${diskSizeTB} TB 硬盘 ${disks} 块`);
  });

  it.each([2.8, 4, 6, 8, 12])('field of view and recognition at %d mm', (lens) => {
    const row = JSON.stringify([`${lens} mm`, `${fieldOfViewDeg(5.76, lens).toFixed(1)}°`]).slice(0, -1);
    expect(textOf('A3005')).toContain(row);
    expect(textOf('A3005')).toContain(`${((2560 * lens) / (5.76 * 125)).toFixed(1)} m`);
  });

  it.each([
    [0.5, 30.8],
    [1, 61.5],
    [1.5, 90.2],
    [2.5, 150.4],
  ])('how far %d mm² carries half an ampere', (wireAreaMm2, most) => {
    const answer = gCameraPowerSupply({ cameras: [{ count: 1, powerW: 6, distanceM: 10 }], wireAreaMm2 });
    const [camera] = answer.valid ? answer.cameras : [];
    expect(camera?.maxDistanceM).toBeCloseTo(most, 0);
    expect(textOf('A3007')).toContain(`${most.toFixed(1)} m`);
  });

  it('boxes of network cable', () => {
    expect(hTwistedPairAmount({ points: 16, nearestM: 20, farthestM: 80 })).toMatchObject({ averageM: 61, cablesPerBox: 5, boxes: 4, plugs: 37 });
    expect(textOf('A3014')).toContain('需 4 箱');
  });
});

it('no article is without a way on to a tool or a product', () => {
  const bare = [...videoArticles, ...siteArticles].filter(({ body, names = [] }) => names.length === 0 && !body.some(({ type }) => type === 'link'));
  expect(bare).toEqual([]);
});
