/** Inputs that the calls about flash sales accept (`endpoint-inputs.ts`). */

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  owned?: boolean;
}

const seckillPlan = (skuNo: string) => ({
  activityName: '夜访',
  sessions: [{ gmtStart: '2099-01-01T00:00:00Z', gmtEnd: '2099-01-01T01:00:00Z' }],
  items: [{ code: skuNo, price: 0.01, limitQuantity: 1 }],
  stock: [{ skuNo, pieceCount: 1 }],
});

export const seckillInputs: Readonly<Record<string, (ids: { orderId: string; addressId: string; skuNo: string }) => readonly Asked[]>> = {
  listSeckillPrices: ({ skuNo }) => [{ query: { skuNos: skuNo } }],
  listSeckills: () => [{}, { query: { pType: '2', when: 'over' } }],
  getSeckill: ({ orderId }) => [{ params: { itemNo: orderId }, owned: true }],
  calculateSeckill: ({ orderId, addressId }) => [{ body: { itemNo: orderId, quantity: 1, addressId }, owned: true }],
  buySeckill: ({ orderId, addressId }) => [{ params: { itemNo: orderId, attemptNo: 'YF1' }, body: { quantity: 1, addressId, amount: 1 }, owned: true }],
  listShopSeckills: () => [{}],
  listPlatformSeckills: () => [{}],
  getShopSeckill: ({ orderId }) => [{ params: { activityNo: orderId }, owned: true }],
  findShopSeckillGoods: ({ skuNo }) => [{ query: { code: skuNo } }],
  searchShopSeckillGoods: () => [{ query: { keyword: 'HV 摄像' } }],
  makeShopSeckill: ({ skuNo }) => [{ body: seckillPlan(skuNo) }],
  abandonShopSeckill: ({ orderId }) => [{ body: { activityNo: orderId, reason: '夜访' }, owned: true }],
  listSeckillActivities: () => [{}],
  getSeckillActivity: ({ orderId }) => [{ params: { activityNo: orderId } }],
  findSeckillGoods: ({ skuNo }) => [{ query: { code: skuNo } }],
  searchSeckillGoods: () => [{ query: { keyword: 'HV 摄像' } }],
  makeSeckillActivity: ({ skuNo }) => [{ body: seckillPlan(skuNo) }],
  abandonSeckillActivity: ({ orderId }) => [{ body: { activityNo: orderId, reason: '夜访' } }],
};
