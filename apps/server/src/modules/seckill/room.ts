import { defineRoom } from '../../platform/room.ts';
import { buySeckill, openSeckillRoom, standAtGate } from './buy-seckill.ts';
import { closeCalledOff, endOver } from './call-off.ts';
import {
  abandonSeckillActivity,
  findSeckillGoods,
  getSeckillActivity,
  listSeckillActivities,
  makeSeckillActivity,
  searchSeckillGoods,
} from './console-activities.ts';
import { getSeckill, listSeckills } from './read-seckills.ts';
import { listSeckillPrices } from './seckill-prices.ts';
import { calculateSeckill } from './calculate-seckill.ts';
import {
  abandonShopSeckill,
  findShopSeckillGoods,
  getShopSeckill,
  listPlatformSeckills,
  listShopSeckills,
  makeShopSeckill,
  searchShopSeckillGoods,
} from './shop-activities.ts';

export const seckillRoom = defineRoom({
  name: 'seckill',
  open: openSeckillRoom,
  operations: [
    listSeckills,
    listSeckillPrices,
    getSeckill,
    calculateSeckill,
    buySeckill,
    listShopSeckills,
    listPlatformSeckills,
    getShopSeckill,
    findShopSeckillGoods,
    searchShopSeckillGoods,
    makeShopSeckill,
    abandonShopSeckill,
    listSeckillActivities,
    getSeckillActivity,
    findSeckillGoods,
    searchSeckillGoods,
    makeSeckillActivity,
    abandonSeckillActivity,
  ],
  jobs: [{ name: 'end-over-seckills', cron: '* * * * *', run: endOver }],
  tasks: [closeCalledOff],
  prepare: standAtGate,
});
