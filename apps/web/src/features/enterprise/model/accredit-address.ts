import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { page, size, text } from '@portal/client/page-words';
import { COMPANY_NAME_MAX } from '@portal/contract/enterprise';

const typed = text(COMPANY_NAME_MAX);

/** Neither a name nor a number of ours consists of figures alone; a phone does, and stands in no address. */
export const canBeAsked = (keyword: string): boolean => keyword !== '' && !/^[\d\s()+-]+$/.test(keyword.normalize('NFKC'));

/** What is asked about stands in the address, so that its answer can be read again and passed on (ENTERPRISE-14). */
export const accreditAddress = definePageQuery('/accredit', {
  keyword: { ...typed, read: (said: string) => ((keyword) => (keyword !== null && canBeAsked(keyword) ? keyword : null))(typed.read(said)) },
  /** A province, city, area or street by its code: the dealers authorised there. */
  region: { usual: '', read: (said) => (/^\d{2}(\d{2}(\d{2}(\d{3})?)?)?$/.test(said) ? said : null), write: (code: string) => code },
  page,
  size: size(20),
});
export type AccreditQuery = PageQueryOf<typeof accreditAddress>;

/** The address that asks about one enterprise alone. */
export const accreditHrefOf = (keyword: string): string => accreditAddress.href({ ...accreditAddress.read(new URLSearchParams()), keyword });
