import { quotationTerms, VALIDITY_DAYS_DEFAULT, type DesignOrder, type Quotation } from '@portal/contract/design-order';
import { enterpriseLogoUrl } from '@portal/contract/enterprise';
import { mayCall } from '@portal/engines/access';
import { atCostFor } from '@portal/engines/pricing';
import { ownerOf, type Context, type SignedInCaller } from '../../../platform/http/context.ts';
import { getContact, isGeneratedNickname } from '../../account/index.ts';
import { findLogoFileId } from '../../enterprise/index.ts';
import { loadDesignOrder } from '../quotes/get-design-order.ts';
import { issueOf, type StoredQuotation } from './issue.ts';
import { findLastQuotation, findQuotation } from './store.ts';
import { taxRatesOf } from './tax-rates.ts';

export interface LoadedQuotation {
  order: DesignOrder;
  stored: StoredQuotation | null;
  quotation: Quotation;
}

/** An own order with what its quotation would say now. Throws `notFound`. */
export async function loadQuotation(ctx: Pick<Context<SignedInCaller>, 'db' | 'caller' | 'now'>, orderId: string): Promise<LoadedQuotation> {
  const owner = ownerOf(ctx.caller);
  const order = await loadDesignOrder(ctx, orderId);
  const stored = await findQuotation(ctx.db, owner, orderId);
  const head = stored?.head ?? (await offeredHead(ctx, order));
  const { number, day, validUntil } = issueOf(order, stored, head.validityDays, ctx.now);
  const logoFileId = await findLogoFileId(ctx.db, owner.merchantNo);
  const mayChangeLogo = owner.merchantNo !== '' && mayCall('actsForEnterprise', ctx.caller.userType);
  return {
    order,
    stored,
    quotation: {
      number,
      day,
      validUntil,
      head,
      isSaved: stored !== null,
      companyName: order.companyName,
      logoUrl: enterpriseLogoUrl(logoFileId),
      mayChangeLogo,
      atCost: atCostFor(ctx.caller.userType, order.lines),
      taxRates: taxRatesOf(order),
    },
  };
}

/** Before the first save: the order's name, and the terms and contact of the owner's last quotation. */
async function offeredHead(ctx: Pick<Context<SignedInCaller>, 'db' | 'caller'>, order: DesignOrder): Promise<Quotation['head']> {
  const owner = ownerOf(ctx.caller);
  const last = (await findLastQuotation(ctx.db, owner))?.head;
  const party = await getContact(ctx.db, owner.accountNo);
  return {
    projectName: order.name,
    customerName: '',
    customerContact: '',
    customerPhone: '',
    // what an older quotation took from an account without a name is no name
    contactName: last === undefined || isGeneratedNickname(last.contactName) ? party.contactName : last.contactName,
    contactPhone: last?.contactPhone ?? party.contactPhone,
    validityDays: last?.validityDays ?? VALIDITY_DAYS_DEFAULT,
    payment: last?.payment ?? quotationTerms.payment,
    delivery: last?.delivery ?? quotationTerms.delivery,
    warranty: last?.warranty ?? quotationTerms.warranty,
    taxIncluded: last?.taxIncluded ?? true,
    taxText: last?.taxText ?? quotationTerms.taxText,
    // a remark is the house's own, and the last notes may name another customer
    notes: '',
  };
}
