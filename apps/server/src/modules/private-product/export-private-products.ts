/** Worksheets that an import takes: one's own products, and an empty one. */
import type { AttributeValue } from '@portal/contract/catalog';
import * as contract from '@portal/contract/private-product';
import { formatDate } from '@portal/units';
import { ownerOf, type Context, type SignedInCaller } from '../../platform/http/context.ts';
import { operation, type Download } from '../../platform/http/operation.ts';
import type { Sheet, SheetColumn, SheetValue } from '../../platform/sheet/write-sheet.ts';
import { attributeHeader, getTaxonomy, type AttributeRow } from '../catalog/index.ts';
import { attributesRead, categoryIdsOf } from './categories.ts';
import type { PrivateProductRoom } from './needs.ts';
import { attributesOfAll, FIELD_COLUMNS } from './sheet-columns.ts';
import { pathsOf } from './shown-product.ts';
import { listNarrowed } from './store.ts';

/** Media type of a worksheet. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportPrivateProducts = operation(contract.exportPrivateProducts, function exportPrivateProducts(ctx, { query }, room: PrivateProductRoom) {
  return download(ctx, room, `自定义产品-${formatDate(ctx.now)}`, async () => {
    const taxonomy = await getTaxonomy(ctx.db);
    const { categoryValueSelect, ...narrowing } = query;
    const rows = await listNarrowed(ctx.db, ownerOf(ctx.caller), { ...narrowing, categoryIds: categoryIdsOf(taxonomy, categoryValueSelect) });
    const paths = await pathsOf(ctx.db, rows);
    const used = new Set(rows.flatMap(({ attributes }) => Object.keys(attributes)));
    const attributes = byHeader(attributesOfAll(taxonomy).filter(({ code }) => used.has(code)));
    return sheetOf(
      [...attributes.keys()],
      rows.map((row): SheetValue[] => {
        const { firstCatagoryName: first, secondCatagoryName: second } = paths(row.categoryId);
        const read = attributesRead(taxonomy, row.categoryId);
        const values = [...attributes.values()].map((alike) => {
          const own = alike.find((attribute) => read.includes(attribute));
          return own ? written(row.attributes[own.code]) : null;
        });
        return [row.spuName, first === second ? first : `${first} > ${second}`, row.price, row.brandName, row.modelRemark, row.unit, row.spuDesc, ...values];
      }),
    );
  });
});

/** The attribute columns are those of the categories; whoever needs none leaves them out. */
export const getPrivateTemplate = operation(contract.getPrivateTemplate, function getPrivateTemplate(ctx, _input, room: PrivateProductRoom) {
  return download(ctx, room, contract.getPrivateTemplate.summary, async () => {
    const headers = [...byHeader(attributesOfAll(await getTaxonomy(ctx.db))).keys()];
    return sheetOf(headers, [Object.values(FIELD_COLUMNS).map(({ example }) => example)]);
  });
});

async function download(ctx: Context<SignedInCaller>, { sheets }: PrivateProductRoom, name: string, prepare: () => Promise<Sheet>): Promise<Download> {
  return { name: `${name}.xlsx`, mediaType: XLSX, bytes: await sheets.write(ctx.caller.accountNo, prepare) };
}

/** Attributes of several categories may share a header. */
const byHeader = (attributes: readonly AttributeRow[]): Map<string, AttributeRow[]> => Map.groupBy(attributes, attributeHeader);

const sheetOf = (attributeHeaders: readonly string[], rows: readonly (readonly SheetValue[])[]): Sheet => ({
  name: '自定义产品',
  columns: [
    ...Object.values(FIELD_COLUMNS).map(({ header, width, format }): SheetColumn => ({ header, width, format })),
    ...attributeHeaders.map((header): SheetColumn => ({ header, width: Math.max(10, header.length * 2), format: 'text' })),
  ],
  rows: rows.map((row) => [...row, ...Array.from({ length: attributeHeaders.length + 7 - row.length }, () => null)]),
});

/** As the import reads it back. */
function written(value: AttributeValue | undefined): SheetValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'object' ? value.join('、') : value;
}
