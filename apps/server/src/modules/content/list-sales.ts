import * as contract from '@portal/contract/content';
import { AppError } from '@portal/contract/core';
import { noSuchActivity } from '@portal/contract/dealer';
import { saleStateOf } from '@portal/engines/goods';
import { operation } from '../../platform/http/operation.ts';
import { listSoldCards } from '../catalog/index.ts';
import { countSales, findSale, listSaleProducts, listSalesFrom, type SaleRow } from './sale-store.ts';

export const listSales = operation(contract.listSales, async function listSales(ctx, { query }) {
  const now = new Date(ctx.now);
  const sales = await listSalesFrom(ctx.db, now, query);
  const products = await listSaleProducts(
    ctx.db,
    sales.map(({ saleNo }) => saleNo),
  );
  const cards = await listSoldCards(ctx, [...new Set(products.map(({ skuNo }) => skuNo))]);
  const countOf = (no: string): number => products.filter(({ saleNo, skuNo }) => saleNo === no && cards.has(skuNo)).length;
  return { data: sales.map((sale) => shown(sale, ctx.now, countOf(sale.saleNo))), count: await countSales(ctx.db, now) };
});

export const getSale = operation(contract.getSale, async function getSale(ctx, { query: { activityNo } }) {
  const sale = await findSale(ctx.db, activityNo);
  if (!sale) throw new AppError(noSuchActivity);
  const products = await listSaleProducts(ctx.db, [activityNo]);
  const cards = await listSoldCards(
    ctx,
    products.map(({ skuNo }) => skuNo),
  );
  const sold = products.flatMap(({ skuNo, note }) => {
    const card = cards.get(skuNo);
    return card ? [{ card, note }] : [];
  });
  return { ...shown(sale, ctx.now, sold.length), products: sold };
});

const shown = ({ saleNo, title, summary, picture, gmtFrom, gmtTo }: SaleRow, now: number, productCount: number): contract.Sale => ({
  saleNo,
  title,
  summary,
  picture,
  state: saleStateOf(now, { from: gmtFrom.getTime(), to: gmtTo.getTime() }),
  gmtFrom: gmtFrom.toISOString(),
  gmtTo: gmtTo.toISOString(),
  productCount,
});
