/** What the demo world publishes says nothing that our own rules contradict. */
import { aVideoCapacity, cCameraFocalLength, fieldOfViewDeg, gCameraPowerSupply, hTwistedPairAmount } from '@portal/engines/calculators';
import { checkDefaults, compatCheck, issueText } from '@portal/engines/compatibility';
import { Block } from '@portal/contract/content';
import { VIDEO_GROUPS } from '@portal/contract/content/limits';
import { describe, expect, it } from 'vitest';
import { roleFactsOf, standardTaxonomy } from '../src/modules/catalog/index.ts';
import { demoCatalog } from './catalog.ts';
import { siteArticles } from './content-articles-site.ts';
import { videoArticles } from './content-articles-video.ts';
import { demoContent, demoTexts } from './content.ts';
import { solutions } from './content-solutions.ts';
import { films } from './content-videos.ts';
import { contradictionsOf } from './note-figures.fixture.ts';

const rows = demoCatalog({ now: 0 });
const all = demoContent(rows, 0);
const textOf = (contentId: string): string => JSON.stringify(all.find((one) => one.contentId === contentId)?.body);
const onCable = (wireAreaMm2: number, camera: { currentA: number; load: 'power' | 'current'; distanceM?: number }) => {
  const answer = gCameraPowerSupply({ cameras: [{ count: 1, distanceM: 10, ...camera }], wireAreaMm2, conductorTempC: 20 });
  return answer.valid ? answer.cameras[0] : undefined;
};
/** A lock is a coil: its current stays what it is. */
const farthestLock = (wireAreaMm2: number, currentA: number) => onCable(wireAreaMm2, { currentA, load: 'current' })?.maxDistanceM;
const categoryOf = new Map((standardTaxonomy().categories ?? []).map(({ id, dataId }) => [id, dataId]));

it('there are enough of each kind, over enough industries', () => {
  const counts = Object.fromEntries(demoTexts.map(([kind, texts]) => [kind, texts.length]));
  expect(counts).toMatchObject({ solution: 9, case: 8, article: 15 });
  expect(new Set(solutions.map(({ industryId }) => industryId)).size).toBeGreaterThanOrEqual(5);
});

it('films are one of each group at least, told in words that their articles say too', () => {
  expect(new Set(films.map(({ videoGroup }) => videoGroup)).size).toBe(VIDEO_GROUPS.length);
  for (const { contentId, seconds, captions, related } of films) {
    expect(captions.map(([from]) => from)).toEqual([0, ...captions.slice(0, -1).map(([, to]) => to)]);
    expect(captions.at(-1)?.[1]).toBe(seconds);
    const beside = related.map(textOf).join();
    const figures = captions.flatMap(([, , words]) => words.match(/\d+(?:\.\d+)? ?(?:GB|TB|kbps|°|m\b)/g) ?? []);
    expect([contentId, figures.filter((figure) => !beside.includes(figure.replace(' m', '')) && !beside.includes(figure))]).toEqual([contentId, []]);
  }
});

it('each leads only to others that there are, and its blocks are blocks', () => {
  const ids = new Set(all.map(({ contentId }) => contentId));
  expect(all.flatMap(({ related = [] }) => related).filter((id) => !ids.has(id))).toEqual([]);
  for (const { body } of all) for (const block of body) expect(Block.safeParse(block).error).toBeUndefined();
});

it('a solution, a case and an article at least carry a brochure of what they name', () => {
  const kinds = all.filter(({ body }) => body.some(({ type }) => type === 'file')).map(({ kind }) => kind);
  expect([...new Set(kinds)].toSorted()).toEqual(['article', 'case', 'solution']);
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
    const result = compatCheck({ lines, retentionDays: 30, hoursPerDay: 24, avgCableM: 30, headless: false, scene: checkDefaults.scene });
    expect(result.valid && result.issues.filter(({ severity }) => severity !== 'info').map(issueText)).toEqual([]);
  });
});

describe('what is said of a model is so', () => {
  const skuOf = new Map(rows.skus.map((sku) => [sku.skuNo, sku]));
  const byModel = new Map(rows.skus.map((sku) => [sku.skuModel, sku]));
  const blocks = all.flatMap(({ contentId, body }) => body.flatMap((block) => (block.type === 'product' ? [{ ...block, contentId }] : [])));

  it('each product block names one model, which is sold', () => {
    const gone = blocks.filter(({ skuNo = '', spuNo }) => skuOf.get(skuNo)?.spuNo !== spuNo || skuOf.get(skuNo)?.skuStatus === 1);
    expect(gone).toEqual([]);
  });

  it('each figure of its note is a figure of that model', () => {
    const wrong = blocks.flatMap(({ contentId, skuNo = '', note }) => {
      const sku = skuOf.get(skuNo);
      const figures = sku ? contradictionsOf(note, sku) : [note];
      return figures.map((figure) => `${contentId} ${sku?.skuModel}: ${figure}`);
    });
    expect(wrong).toEqual([]);
  });

  it('each figure a solution chooses by is one of a model of its list', () => {
    const wrong = all.flatMap(({ contentId, body, products = [] }) =>
      body.flatMap((block) => {
        const place = block.type === 'table' ? block.head.indexOf('选型') : -1;
        const cells = block.type === 'table' && place >= 0 && products.length > 0 ? block.rows.map((row) => row[place] ?? '') : [];
        return cells
          .filter((cell) => products.every(({ skuNo }) => contradictionsOf(cell, skuOf.get(skuNo) ?? { skuName: '' }).length > 0))
          .map((cell) => `${contentId} ${cell}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['HV-SPD-12', '220 V 电源防雷器', ['220 V']],
    ['HV-UPC001', '3 kVA 在线式主机', ['3 kVA']],
    ['HV-PW2050', 'RVV 2×1.5，100 m 一卷', ['2×1.5']],
    ['HV-SPG04-60', '8 口 120 W，802.3at', ['8 口', '120 W']],
    ['HV-LKM1-180', '单门磁力锁 280 kg', ['280 kg']],
    ['HV-LIS0125', '室内 P2.5 箱体', ['P2.5']],
    ['HV-N416-M200', '32 路，接入带宽 256 Mbps', ['32 路', '256 Mbps']],
    ['HV-RJ6-1', '六类水晶头，100 个', ['100 个']],
    ['HV-PW2050', '线芯 1.5 mm²', ['1.5 mm²']],
    ['HV-BGS30', '3.5 m 直杆道闸', ['3.5 m']],
    ['HV-B2440-IR50', '800 万，4 mm', ['800 万']],
  ])('%s is not %s', (model, note, wrong) => {
    const sku = byModel.get(model);
    expect(sku && contradictionsOf(note, sku)).toEqual(wrong);
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
    [0.5, 27.6],
    [0.75, 41.5],
    [1, 55.3],
    [1.5, 81.2],
    [2.5, 135.3],
  ])('how far %d mm² carries a camera of half an ampere, and what it loses over 80 m', (wireAreaMm2, most) => {
    expect(onCable(wireAreaMm2, { currentA: 0.5, load: 'power' })?.maxDistanceM).toBe(most);
    const lost = onCable(wireAreaMm2, { currentA: 0.5, load: 'power', distanceM: 80 })?.dropV ?? null;
    expect(textOf('A3007')).toContain(`"${most.toFixed(1)} m","${lost === null ? '带不动' : `${lost.toFixed(2)} V`}"`);
  });

  it.each([1, 1.5, 2.5])('how far from its supply a lock may be on %d mm²', (area) => {
    const row = [`RVV 2×${area.toFixed(1)}`, ...[0.5, 1].map((currentA) => `${farthestLock(area, currentA)?.toFixed(1)} m`)];
    expect(textOf('A3009')).toContain(JSON.stringify(row));
  });

  it('no solution puts a lock farther away than its cable carries it', () => {
    expect(textOf('S1003')).toContain(`["锁","RVV 2×1.0","${Math.floor(farthestLock(1, 0.5) ?? 0)} m，再远用 2×1.5"]`);
  });

  it('the lens of the example is the one the calculator takes, on the sensor of the table', () => {
    const answer = cCameraFocalLength({ sensor: '1/2.7"', distanceM: 20, targetWidthM: 8 });
    expect(answer).toMatchObject({ focalByWidthMm: 14.4, standardLensMm: 12 });
    expect(cCameraFocalLength({ mode: 'view', sensor: '1/2.7"', distanceM: 20, focalMm: 12 })).toMatchObject({ viewWidthM: 9.6 });
    expect(textOf('A3005')).toContain('20 m 外要看 8 m 宽，需 14.4 mm，选短一档的 12 mm 标准镜头，画面宽 9.6 m');
  });

  // IEEE 802.3, 33 and 145: watts at the switch, volts, amperes and ohms of the loop of 100 m, watts at the camera
  it.each([
    [15.4, 44, 0.35, 20, 12.95],
    [30, 50, 0.6, 12.5, 25.5],
  ])('what the cable takes of %d W of PoE', (switchW, volts, amperes, loopOhm, cameraW) => {
    const lostW = Number((amperes ** 2 * loopOhm).toFixed(2));
    expect(volts * amperes).toBeCloseTo(switchW);
    expect(switchW - lostW).toBeCloseTo(cameraW);
    expect(textOf('A3002')).toContain(`${amperes} × ${amperes} × ${loopOhm} = ${lostW} W，${switchW} W 到头 ${cameraW} W`);
    expect(textOf('A3002')).toContain(`"${switchW} W","${cameraW} W"`);
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
