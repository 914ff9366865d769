import { definePageQuery } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';

/** Enterprises by name, all of them or those that are announced to be frozen. */
export const enterprisesAddress = definePageQuery('/enterprises', { keyword, willFreeze: oneOf(['', 'true']), page, size: size(20) });
