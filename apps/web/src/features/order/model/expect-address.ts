import { definePageQuery, type PageQueryOf, type Word } from '@portal/client/page-query';
import { recordId, recordNumber } from '@portal/client/page-words';
import { QUANTITY_MAX } from '@portal/engines/goods';

/** A county by its six digits, or none. */
const areaCode: Word<string> = { usual: '', read: (said) => (/^\d{6}$/.test(said) ? said : null), write: (code) => code };

/** When, and from where, so many pieces of a model come to a place. Without `quantity` it is one. */
export const expectAddress = definePageQuery('/product/addressExpect', { id: recordId, sku: recordId, quantity: recordNumber(QUANTITY_MAX), area: areaCode });
export type ExpectQuery = PageQueryOf<typeof expectAddress>;
