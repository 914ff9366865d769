/** The addresses of the credits' pages. */
import { definePageQuery } from '@portal/client/page-query';
import { flag, oneOf, page, recordId, recordNumber, size } from '@portal/client/page-words';
import { EXCHANGE_PIECES_MAX } from '@portal/contract/credits/limits';

export const CREDITS_PATH = '/memberStore/creditsExchange';
export const creditsAddress = definePageQuery(CREDITS_PATH, { affordable: flag('1'), page, size: size(20) });
export const creditsGoodsAddress = definePageQuery(`${CREDITS_PATH}/detail`, { id: recordId });
/** Without `quantity` it is one. */
export const creditsSubmitAddress = definePageQuery(`${CREDITS_PATH}/submitOrder`, { id: recordId, quantity: recordNumber(EXCHANGE_PIECES_MAX) });
export const creditsRecordAddress = definePageQuery(`${CREDITS_PATH}/record`, { tab: oneOf(['points', 'orders']), page, size: size(20) });
