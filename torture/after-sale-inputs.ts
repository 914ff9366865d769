/** Inputs of requests after a sale; ids of orders stand for theirs. */

interface Ids {
  orderId: string;
  lineId: string;
  fileId: string;
}

export const afterSaleInputs: Readonly<
  Record<string, (ids: Ids) => readonly { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; owned?: boolean }[]>
> = {
  getAfterSaleChoices: ({ orderId }) => [{ params: { shopOrderNo: orderId }, owned: true }],
  applyAfterSale: ({ orderId, lineId }) => [
    { body: { shopOrderNo: orderId, way: 'refund', isUnsent: true, lines: [{ id: lineId, quantity: 1 }], reason: 'other', text: '夜访' }, owned: true },
  ],
  listAfterSales: () => [{}, { query: { state: 'applied', keyword: '夜访' } }],
  countAfterSales: () => [{}],
  getAfterSaleDetail: ({ orderId }) => [{ params: { afterSaleNo: orderId }, owned: true }],
  cancelAfterSale: ({ orderId }) => [{ body: { afterSaleNo: orderId }, owned: true }],
  sendBackGoods: ({ orderId }) => [{ body: { afterSaleNo: orderId, carrier: '夜访', trackingNo: 'YF1' }, owned: true }],
  receiveGoodsAnew: ({ orderId }) => [{ body: { afterSaleNo: orderId }, owned: true }],
  appealAfterSale: ({ orderId }) => [{ body: { afterSaleNo: orderId, text: '夜访' }, owned: true }],
  listShopAfterSales: () => [{}, { query: { state: 'arbitration', keyword: '夜访' } }],
  countShopAfterSales: () => [{}],
  getShopAfterSale: ({ orderId }) => [{ params: { afterSaleNo: orderId }, owned: true }],
  readShopAfterSalePicture: ({ orderId, fileId }) => [{ params: { afterSaleNo: orderId, fileId }, owned: true }],
  agreeAfterSale: ({ orderId }) => [{ body: { afterSaleNo: orderId, returnAddress: '夜访' }, owned: true }],
  refuseAfterSale: ({ orderId }) => [{ body: { afterSaleNo: orderId, text: '夜访' }, owned: true }],
  receiveReturnedGoods: ({ orderId }) => [{ body: { afterSaleNo: orderId }, owned: true }],
  rejectReturnedGoods: ({ orderId }) => [{ body: { afterSaleNo: orderId, text: '夜访' }, owned: true }],
  sendGoodsAnew: ({ orderId }) => [{ body: { afterSaleNo: orderId, carrier: '夜访', trackingNo: 'YF1' }, owned: true }],
};
