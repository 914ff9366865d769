/** Rooms that refer to models: what stands there an undone import does not take away. */
import type { Holder } from './modules/catalog/index.ts';
import { listOrderedSkuNos, listSelectedSkuNos, listVersionedSkuNos } from './modules/design-order/index.ts';
import { listBoughtSkuNos } from './modules/order/index.ts';
import { listOfferedSkuNos } from './modules/price/index.ts';
import { listFlashSkuNos } from './modules/seckill/index.ts';
import { listSkuNosInSuites } from './modules/suite/index.ts';

export const goodsHolders: readonly Holder[] = [
  { name: '清单', find: listSelectedSkuNos },
  { name: '配单', find: listOrderedSkuNos },
  { name: '配单版本', find: listVersionedSkuNos },
  { name: '套装', find: listSkuNosInSuites },
  { name: '订单', find: listBoughtSkuNos },
  { name: '秒杀', find: listFlashSkuNos },
  { name: '经销商报价', find: listOfferedSkuNos },
];
