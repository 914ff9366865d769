import { defineRoom } from '../../platform/room.ts';
import { applyAfterSale, getAfterSaleChoices } from './apply-after-sale.ts';
import { appealAfterSale, cancelAfterSale, countAfterSales, getAfterSaleDetail, listAfterSales, receiveGoodsAnew, sendBackGoods } from './buyer-after-sales.ts';
import { countDeskAfterSales, decideAfterSale, getDeskAfterSale, listDeskAfterSales, readDeskAfterSalePicture } from './console/desk-after-sales.ts';
import {
  agreeAfterSale,
  countShopAfterSales,
  getShopAfterSale,
  listShopAfterSales,
  readShopAfterSalePicture,
  receiveReturnedGoods,
  refuseAfterSale,
  rejectReturnedGoods,
  sendGoodsAnew,
} from './dealer-after-sales.ts';
import type { AfterSaleNeeds } from './needs.ts';
import { endOverdueAfterSales } from './overdue-after-sales.ts';

export const afterSaleRoom = defineRoom({
  name: 'after-sale',
  open: (needs: AfterSaleNeeds) => needs,
  operations: [
    getAfterSaleChoices,
    applyAfterSale,
    listAfterSales,
    countAfterSales,
    getAfterSaleDetail,
    cancelAfterSale,
    sendBackGoods,
    receiveGoodsAnew,
    appealAfterSale,
    listShopAfterSales,
    countShopAfterSales,
    getShopAfterSale,
    readShopAfterSalePicture,
    agreeAfterSale,
    refuseAfterSale,
    receiveReturnedGoods,
    rejectReturnedGoods,
    sendGoodsAnew,
    listDeskAfterSales,
    countDeskAfterSales,
    getDeskAfterSale,
    readDeskAfterSalePicture,
    decideAfterSale,
  ],
  jobs: [{ name: 'end-overdue-after-sales', cron: '* * * * *', run: endOverdueAfterSales }],
});
