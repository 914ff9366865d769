import type { SkuAfterSale } from '@portal/contract/catalog';
import { Facts } from '@portal/ui';

/** What the provider does after the sale. */
export const AfterSaleTerms = ({ terms }: Pick<SkuAfterSale, 'terms'>) => (
  <Facts facts={terms.map(({ title, text }) => ({ key: title, name: title, value: text }))} />
);
