/** The addresses of the credits' pages. */
import { EXCHANGE_PIECES_MAX } from '@portal/contract/credits/limits';
import { definePageQuery } from '../../../lib/address-bar/page-query.ts';
import { flag, oneOf, page, recordId, recordNumber, size } from '../../../lib/address-bar/page-words.ts';

export const CREDITS_PATH = '/memberStore/creditsExchange';
export const creditsAddress = definePageQuery(CREDITS_PATH, { affordable: flag('1'), page, size: size(20) });
export const creditsGoodsAddress = definePageQuery(`${CREDITS_PATH}/detail`, { id: recordId });
/** Without `quantity` it is one. */
export const creditsSubmitAddress = definePageQuery(`${CREDITS_PATH}/submitOrder`, { id: recordId, quantity: recordNumber(EXCHANGE_PIECES_MAX) });
export const creditsRecordAddress = definePageQuery(`${CREDITS_PATH}/record`, { tab: oneOf(['points', 'orders']), page, size: size(20) });
