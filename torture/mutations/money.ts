/** What is paid, goes back and is shared out. */
import type { Mutation } from './mutation.ts';

export const moneyMutations: readonly Mutation[] = [
  {
    name: 'refund-number',
    file: 'apps/server/src/modules/payment/refund.ts',
    from: 'const order = { refundNo, paymentNo: row.paymentNo,',
    to: 'const order = { refundNo: `${refundNo}${at.now % 10}`, paymentNo: row.paymentNo,',
    hunt: 'orders',
  },
  {
    name: 'share-kept',
    file: 'apps/server/src/modules/share-out/hear-orders.ts',
    from: "const isOpened = act === (order.payWay === 'credit' ? 'confirm' : 'pay');",
    to: "const isOpened = act === 'confirm';",
    hunt: 'orders',
  },
  {
    name: 'share-once',
    file: 'apps/server/src/modules/share-out/store.ts',
    from: "    .where(and(eq(shareRow.rowNo, rowNo), isDue(openClaims, now)))\n    .for('update', { skipLocked: true });",
    to: '    .where(and(eq(shareRow.rowNo, rowNo), isDue(openClaims, now)));',
    hunt: 'orders',
  },
];
