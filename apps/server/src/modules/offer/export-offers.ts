import * as contract from '@portal/contract/offer';
import { OFFER_IMPORT_ROWS_MAX } from '@portal/contract/offer';
import { formatDate } from '@portal/units';
import { operation } from '../../platform/http/operation.ts';
import type { OfferRoom } from './needs.ts';
import { COLUMNS } from './sheet-columns.ts';
import { listOfferedModels } from './store.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** As many as an import takes back. */
export const exportOffers = operation(contract.exportOffers, async function exportOffers(ctx, { query }, { sheets }: OfferRoom) {
  const { accountNo, merchantNo } = ctx.caller;
  const bytes = await sheets.write(accountNo, async () => {
    const models = await listOfferedModels(ctx.db, merchantNo, query, { limit: OFFER_IMPORT_ROWS_MAX, offset: 0 });
    const rows = models.map(({ skuModel, spuName, offerPrice, stockTotal, leadDays }) => [skuModel, spuName, offerPrice, stockTotal, leadDays, stockTotal]);
    return { name: '报价', columns: Object.values(COLUMNS), rows };
  });
  return { name: `报价与库存-${formatDate(ctx.now)}.xlsx`, mediaType: XLSX, bytes };
});
