/** Calls about user-defined products; the contract loads with the first of them. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { DataOf } from '@portal/contract/core';
import type { importPrivateProducts, PrivateBrand, PrivateCategory, PrivateProduct } from '@portal/contract/private-product';
import { pageCall, uploadCall } from '../../lib/calls/call.ts';
import { download, OWN_PRODUCTS_TIMEOUT_MS } from '../../lib/calls/download.ts';
import type { ProductBody } from './model/typed-product.ts';

const additions = createRequestKeys();

/** Stores what is typed: a new product, or `spuNo` changed. `isSelected`: one piece stands in the list now. */
export async function savePrivateProduct(fields: ProductBody, spuNo: string | null): Promise<{ spuNo: string; isSelected: boolean }> {
  const { addPrivateProduct, editPrivateProduct } = await import('@portal/contract/private-product');
  if (spuNo !== null) return pageCall(editPrivateProduct, { body: { ...fields, spuNo } });
  return additions.send(fields, (idempotencyKey) => pageCall(addPrivateProduct, { body: fields, idempotencyKey }));
}

/** A product with what its attributes are called; without the categories where they cannot be read. */
export async function readPrivateProduct(spuNo: string): Promise<{ product: PrivateProduct; categories: readonly PrivateCategory[] }> {
  const { getPrivateProduct, listPrivateCategories } = await import('@portal/contract/private-product');
  const [product, categories] = await Promise.all([pageCall(getPrivateProduct, { query: { spuNo } }), pageCall(listPrivateCategories).catch(() => [])]);
  return { product, categories };
}

export interface FormChoices {
  /** What is changed; null: a new one is written. */
  product: PrivateProduct | null;
  categories: readonly PrivateCategory[];
  brands: readonly PrivateBrand[];
}

/** What the form begins with; a brand can be typed where none can be read. */
export async function readForm(spuNo: string | null): Promise<FormChoices> {
  const { getPrivateProduct, listPrivateBrands, listPrivateCategories } = await import('@portal/contract/private-product');
  const [product, categories, brands] = await Promise.all([
    spuNo === null ? null : pageCall(getPrivateProduct, { query: { spuNo } }),
    pageCall(listPrivateCategories),
    pageCall(listPrivateBrands).catch(() => []),
  ]);
  return { product, categories, brands };
}

export async function removePrivateProducts(spuNos: readonly string[]): Promise<void> {
  const { deletePrivateProducts } = await import('@portal/contract/private-product');
  await pageCall(deletePrivateProducts, { body: { spuNos: [...spuNos] } });
}

export async function bringBackPrivateProducts(spuNos: readonly string[]): Promise<void> {
  const { restorePrivateProducts } = await import('@portal/contract/private-product');
  await pageCall(restorePrivateProducts, { body: { spuNos: [...spuNos] } });
}

export type ImportOutcome = DataOf<typeof importPrivateProducts>;

/** `try` says what would be done, `take` does it, `takeRight` leaves out the rows that are wrong. */
export type ImportWay = 'try' | 'take' | 'takeRight';

/** Tries a worksheet, or takes it. `signal`: nobody waits for the answer any more. */
export async function sendWorksheet(file: File, { way, signal }: { way: ImportWay; signal: AbortSignal }): Promise<ImportOutcome> {
  const { importPrivateProducts: endpoint } = await import('@portal/contract/private-product');
  const query = { dryRun: way === 'try' ? '1' : '0', rightRows: way === 'takeRight' ? '1' : '0' } as const;
  return uploadCall(endpoint, { body: bodyWith(file), query, signal });
}

/** Fetches the rows of a worksheet that cannot be taken, each with what is wrong. */
export async function fetchWrongRows(file: File, leaving: AbortSignal): Promise<void> {
  const { exportWrongRows, privateProductCopy } = await import('@portal/contract/private-product');
  await download(exportWrongRows.path, {
    body: bodyWith(file),
    fallbackName: '需修改的行.xlsx',
    slow: privateProductCopy.exportSlow,
    leaving,
    timeoutMs: OWN_PRODUCTS_TIMEOUT_MS,
  });
}

function bodyWith(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}
