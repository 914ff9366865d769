/** Rooms that refer to models: what stands there an undone import does not take away. What lies in a cart or is a favourite is no promise, and says itself that it is gone. */
import type { ModelHolder, ListKeptPictures } from './modules/catalog/index.ts';
import { listContentPictures } from './modules/content/index.ts';
import { listOrderedSkuNos, listSelectedSkuNos, listSharedPictures, listVersionedSkuNos } from './modules/design-order/index.ts';
import { listBoughtSkuNos, listOrderedPictures } from './modules/order/index.ts';
import { listContractedSkuNos, listGroupPricedSkuNos, listOfferedSkuNos } from './modules/price/index.ts';
import { listFlashSkuNos, listSeckillPictures } from './modules/seckill/index.ts';
import { listSkuNosInSuites, listSuitePictures } from './modules/suite/index.ts';

export const goodsHolders: readonly ModelHolder[] = [
  { name: '清单', find: listSelectedSkuNos },
  { name: '配单', find: listOrderedSkuNos },
  { name: '配单版本', find: listVersionedSkuNos },
  { name: '套装', find: listSkuNosInSuites },
  { name: '订单', find: listBoughtSkuNos },
  { name: '秒杀', find: listFlashSkuNos },
  { name: '经销商报价', find: listOfferedSkuNos },
  { name: '合同价', find: listContractedSkuNos },
  { name: '价格分组', find: listGroupPricedSkuNos },
];

/** Rooms that show pictures of the catalogue: none of those goes while it is kept there. */
export const pictureHolders: readonly ListKeptPictures[] = [
  listOrderedPictures,
  listSharedPictures,
  listSeckillPictures,
  listSuitePictures,
  listContentPictures,
];
