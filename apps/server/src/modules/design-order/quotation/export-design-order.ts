import * as contract from '@portal/contract/design-order';
import { mayCall } from '@portal/engines/access';
import { priceLabels, priceViewOf } from '@portal/engines/goods';
import { operation } from '../../../platform/http/operation.ts';
import { loadListCheck } from '../check/list-check.ts';
import { loadImportedPictures } from '../../catalog/index.ts';
import { findLogo } from '../../enterprise/index.ts';
import { loadPrivatePictures } from '../../private-product/index.ts';
import { assertMeant } from './assert-meant.ts';
import type { QuotationRoom } from './needs.ts';
import { checkWords } from './check-words.ts';
import { fileNameOf } from './file-name.ts';
import { statementOf } from './internal-statement.ts';
import { loadQuotation } from './load-quotation.ts';
import { quotationOf } from './quotation.ts';
import type { QuotationRenderTask } from './render-worker.ts';
import { loadSafetyNotes } from './safety-notes.ts';

const MEDIA_TYPES = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', pdf: 'application/pdf' } as const;

/** An own order as a file for the customer or for the house. Read and rendered when it is the account's turn, in another process. */
export const exportDesignOrder = operation(
  contract.exportDesignOrder,
  async function exportDesignOrder(ctx, { params, query: { format, kind, check, atCostMeant } }, { renderer, files, settings: { demo } }: QuotationRoom) {
    let name = '';
    const bytes = await renderer.run(ctx.caller.accountNo, async (): Promise<QuotationRenderTask> => {
      const { order, quotation } = await loadQuotation(ctx, params.id);
      // the customer's bears the name that stands in it
      name = fileNameOf({ kind, name: kind === 'customer' ? quotation.head.projectName : order.name, number: quotation.number, format });
      if (kind === 'customer') {
        assertMeant(quotation, atCostMeant === '1');
        const logo = (await findLogo(ctx, files, ctx.caller.merchantNo))?.bytes ?? null;
        const addresses = order.lines.map(({ productImage }) => productImage);
        const photographs = new Map([...(await loadImportedPictures(ctx, files, addresses)), ...(await loadPrivatePictures(ctx, files, addresses))]);
        return { kind, format, paper: quotationOf(order, quotation, { demo, safetyNotes: await loadSafetyNotes(ctx, order) }), logo, photographs };
      }
      const words = check === '1' ? checkWords(order.lines, await loadListCheck(ctx, { kind: 'order', id: order.id })) : null;
      const viewer = ctx.caller.userType;
      const context = { costLabel: costLabelOf(viewer), seesCost: mayCall('customerPrice', viewer), check: words, now: ctx.now, demo };
      return { kind, format, statement: statementOf(order, quotation, context) };
    });
    return { name, mediaType: MEDIA_TYPES[format], bytes };
  },
);

/** 客户价 is the portal's word for what a dealer pays; beside the price to the dealer's own customer it is said twice. */
const costLabelOf = (viewer: Parameters<typeof priceViewOf>[0]): string => priceLabels[priceViewOf(viewer)];
