/** Inputs that the calls about credits accept (`endpoint-inputs.ts`). */

interface Asked {
  query?: Record<string, string>;
  body?: unknown;
  owned?: boolean;
}

export const creditsInputs: Readonly<Record<string, (ids: { orderId: string; addressId: string }) => readonly Asked[]>> = {
  getCreditsAccount: () => [{}],
  listCreditsGoods: () => [{}, { query: { affordable: '1' } }],
  getCreditsGoods: () => [{ query: { spuNo: 'JF1001' } }],
  checkCreditsStock: () => [{ query: { spuNo: 'JF1001' } }],
  rankCreditsGoods: () => [{}],
  purchaseCreditsGoods: ({ addressId }) => [{ body: { spuNo: 'JF1001', quantity: 1, addressId, points: 1 }, owned: true }],
  listCreditsRecords: () => [{}],
  listExchanges: () => [{}],
  cancelExchange: ({ orderId }) => [{ body: { exchangeNo: orderId, reason: '不要了' } }],
  receiveExchange: ({ orderId }) => [{ body: { exchangeNo: orderId } }],
};
