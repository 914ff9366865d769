/** Draws the colour brochures of the demo world: `node tools/draw-brochures.mjs`. What is drawn is kept, so that a start needs no font. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { demoCatalog } from '../apps/server/demo-world/catalog.ts';
import { demoTexts } from '../apps/server/demo-world/content.ts';

const { resolve } = createRequire(new URL('../apps/server/package.json', import.meta.url));
const { default: pdfmake } = await import(resolve('pdfmake'));
const folder = new URL('../apps/server/demo-world/brochures/', import.meta.url);
const pictures = new URL('../apps/web/public/pictures/', import.meta.url);
/** Families that stand in most design orders: enough that most lists have several. */
const MOST_USED = 64;
const [INK, SOFT, ACCENT, LINE] = ['#17202d', '#5f6b7c', '#1b4f9c', '#e3e7ec'];

const fonts = {
  normal: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
};
pdfmake.setFonts({ Sans: fonts });

const { spus, skus, categories } = demoCatalog({ now: Date.UTC(2026, 0, 1) });
const nameOf = new Map(categories.map(({ id, catagoryName }) => [id, catagoryName]));
const mostUsed = spus
  .filter(({ status, skuType }) => status === 0 && skuType === 0)
  .toSorted((a, b) => (b.sumNo ?? 0) - (a.sumNo ?? 0))
  .slice(0, MOST_USED);
/** What each article names first: its readers take the document with them. */
const written = demoTexts.flatMap(([kind, texts]) => (kind === 'article' ? texts.flatMap(({ names = [] }) => names.slice(0, 1)) : []));
const ofArticles = spus.filter(({ spuNo }) => written.some(([model]) => skus.some((sku) => sku.spuNo === spuNo && sku.skuModel === model)));
const chosen = [...new Set([...mostUsed, ...ofArticles])];

const pictureOf = async ({ picture }) => {
  const svg = await readFile(new URL(`${picture}.svg`, pictures)).catch(() => null);
  const jpeg =
    svg &&
    (await sharp(svg, { density: 144 })
      .resize(480, 480, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer());
  return jpeg && { image: `data:image/jpeg;base64,${jpeg.toString('base64')}`, width: 220, alignment: 'center', margin: [0, 16, 0, 16] };
};

async function brochure(spu) {
  const models = skus.filter(({ spuNo, skuStatus }) => spuNo === spu.spuNo && skuStatus === 0);
  const picture = await pictureOf(spu);
  const head = (text) => ({ text, bold: true, color: SOFT });
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    info: { title: `${spu.spuName} 彩页`, author: spu.brandName, creationDate: new Date(0) },
    language: 'zh-CN',
    defaultStyle: { font: 'Sans', fontSize: 10, color: INK, lineHeight: 1.2 },
    footer: { text: '示例彩页，仅供演示；参数以产品页面为准', fontSize: 8, color: SOFT, margin: [48, 20, 48, 0] },
    content: [
      { text: spu.brandName, color: ACCENT, bold: true },
      { text: spu.spuName, fontSize: 24, bold: true, margin: [0, 4, 0, 2] },
      { text: nameOf.get(spu.secondCategoryId) ?? '', color: SOFT },
      ...(picture ? [picture] : []),
      { text: spu.spuDesc, margin: [0, 0, 0, 16] },
      {
        table: { headerRows: 1, widths: [150, '*'], body: [[head('型号'), head('主要参数')], ...models.map(({ skuModel, skuDesc }) => [skuModel, skuDesc])] },
        layout: { hLineColor: () => LINE, hLineWidth: () => 0.75, vLineWidth: () => 0, paddingTop: () => 6, paddingBottom: () => 6 },
      },
    ],
  };
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const spu of chosen) await writeFile(new URL(`${spu.spuNo}.pdf`, folder), await pdfmake.createPdf(await brochure(spu)).getBuffer());
