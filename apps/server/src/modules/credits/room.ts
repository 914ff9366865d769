import { defineRoom } from '../../platform/room.ts';
import { decideAdjustment, listAdjustments, listCreditsHolders, proposeAdjustment } from './console/adjustments.ts';
import { listCreditsPictures, listDeskCreditsGoods, saveCreditsGoods } from './console/desk-goods.ts';
import {
  cancelDeskExchange,
  changeExchangeParcel,
  countCreditsWaiting,
  listDeskExchanges,
  readExchangeContact,
  sendExchange,
} from './console/desk-exchanges.ts';
import { cancelExchange, listExchanges, receiveExchange } from './own-exchanges.ts';
import { purchaseCreditsGoods } from './purchase-credits-goods.ts';
import { getCreditsAccount, listCreditsRecords } from './read-credits.ts';
import { checkCreditsStock, getCreditsGoods, listCreditsGoods, rankCreditsGoods } from './read-goods.ts';

export const creditsRoom = defineRoom({
  name: 'credits',
  open: () => ({}),
  operations: [
    getCreditsAccount,
    listCreditsGoods,
    getCreditsGoods,
    checkCreditsStock,
    rankCreditsGoods,
    purchaseCreditsGoods,
    listCreditsRecords,
    listExchanges,
    cancelExchange,
    receiveExchange,
    listDeskCreditsGoods,
    listCreditsPictures,
    saveCreditsGoods,
    listDeskExchanges,
    readExchangeContact,
    sendExchange,
    changeExchangeParcel,
    cancelDeskExchange,
    countCreditsWaiting,
    listCreditsHolders,
    listAdjustments,
    proposeAdjustment,
    decideAdjustment,
  ],
});
