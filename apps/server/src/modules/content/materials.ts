/** Documents of products (CONTENT-9): made of the goods when they are asked for, so that they are never out of date. */
import * as contract from '@portal/contract/content';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import { writeSheet, type SheetColumn } from '../../platform/sheet/write-sheet.ts';
import { countByCategory, countFamiliesIn, findFamily, getTaxonomy, listFamiliesIn, valueLabel, type Taxonomy } from '../catalog/index.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WIDTH = 14;

const nameOf = (spuName: string): string => `${spuName} 规格参数表.xlsx`;

export const listFileCategories = operation(contract.listFileCategories, async function listFileCategories(ctx) {
  const taxonomy = await getTaxonomy(ctx.db);
  const counts = new Map((await countByCategory(ctx.db)).map(({ secondCategoryId, families }) => [secondCategoryId, families]));
  const leaf = ({ id, catagoryName }: Taxonomy['categories'][number]) => ({ id, catagoryName, fileCount: counts.get(id) ?? 0 });
  return taxonomy.categories
    .filter(({ parentId }) => parentId === null)
    .map((first) => {
      const children = taxonomy.categories.filter(({ parentId }) => parentId === first.id).map(leaf);
      const own = children.filter(({ fileCount }) => fileCount > 0);
      return { ...leaf(first), fileCount: own.reduce((sum, { fileCount }) => sum + fileCount, 0), children: own };
    })
    .filter(({ fileCount }) => fileCount > 0);
});

export const listFiles = operation(contract.listFiles, async function listFiles(ctx, { query: { categoryId, page, size } }) {
  const taxonomy = await getTaxonomy(ctx.db);
  const rows = await listFamiliesIn(ctx.db, categoryId, { limit: size, offset: (page - 1) * size });
  const data = rows.map(({ spuNo, spuName, secondCategoryId, modelCount }) => ({
    fileId: spuNo,
    fvName: nameOf(spuName),
    fvUrl: `${contract.downloadFile.path}?fileId=${encodeURIComponent(spuNo)}`,
    spuNo,
    spuName,
    catagoryName: taxonomy.nameOf(secondCategoryId),
    modelCount,
  }));
  return { data, count: await countFamiliesIn(ctx.db, categoryId) };
});

export const downloadFile = operation(contract.downloadFile, async function downloadFile(ctx, { query: { fileId } }) {
  const family = await findFamily(ctx.db, fileId);
  if (!family) throw new AppError(notFound, { msg: contract.contentCopy.gone });
  const { spu, skus } = family;
  const taxonomy = await getTaxonomy(ctx.db);
  const used = new Set(skus.flatMap(({ attributes }) => Object.keys(attributes)));
  const attributes = taxonomy.attributes.filter(({ code }) => used.has(code));
  const columns: SheetColumn[] = ['产品名称', '型号', '要点', ...attributes.map(({ attrName }) => attrName)].map((header, place) => ({
    header,
    width: place === 0 ? 2 * WIDTH : Math.max(WIDTH, header.length * 2),
    format: 'text',
  }));
  const rows = skus.map((sku) => [
    spu.spuName,
    sku.skuModel,
    sku.skuDesc,
    ...attributes.map((attribute) => {
      const value = sku.attributes[attribute.code];
      return value === undefined ? null : Array.isArray(value) ? value.join('、') : valueLabel(attribute, String(value));
    }),
  ]);
  return { name: nameOf(spu.spuName), mediaType: XLSX, bytes: await writeSheet({ name: '规格参数', columns, rows }) };
});
