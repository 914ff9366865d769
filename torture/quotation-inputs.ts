/** Inputs that the calls about quotations and customers' links to them accept (`endpoint-inputs.ts`). */

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  owned?: boolean;
}

const exported: Record<string, string>[] = ['xlsx', 'pdf'].flatMap((format) => [
  { format, atCostMeant: '1' },
  { format, kind: 'internal', check: '1' },
]);
const head = {
  projectName: '夜访',
  customerName: '夜访',
  customerContact: '夜访',
  customerPhone: '0571-70000000',
  contactName: '夜访',
  contactPhone: '0571-70000000',
  validityDays: 3,
  payment: '货到付款',
  delivery: '七日内',
  warranty: '一年',
  taxIncluded: false,
  taxText: '',
  notes: '',
};

export const quotationInputs: Readonly<Record<string, (ids: { orderId: string }) => readonly Asked[]>> = {
  getQuotation: ({ orderId }) => [{ params: { id: orderId }, owned: true }],
  saveQuotation: ({ orderId }) => [{ body: { id: orderId, head }, owned: true }],
  exportDesignOrder: ({ orderId }) => exported.map((query) => ({ params: { id: orderId }, query, owned: true })),
  listShares: ({ orderId }) => [{ params: { id: orderId }, owned: true }],
  createShare: ({ orderId }) => [{ body: { id: orderId, requestId: 'night', days: 7, isAtCostMeant: true }, owned: true }],
  revokeShare: ({ orderId }) => [{ body: { id: orderId, shareId: orderId }, owned: true }],
  markChange: ({ orderId }) => [{ body: { id: orderId, shareId: orderId, number: 1, isDone: true }, owned: true }],
  // of a link that nobody has
  openQuote: () => [{ body: { token: 'y'.repeat(43) } }],
  answerQuote: () => [{ body: { token: 'y'.repeat(43), kind: 'accept', quotationNumber: 'BJ1', name: '夜访', phone: '' } }],
};
