import { shareCopy, type ShareTotals } from '@portal/contract/share-out';
import { Card, Facts, Money } from '@portal/ui';

/** What the list comes to, of all its pages (SHARE-1). */
export function ShareSums({ totals }: { totals: ShareTotals }) {
  const money = (yuan: number) => <Money yuan={yuan} size="small" />;
  return (
    <Card title="合计">
      <Facts
        wide
        facts={[
          { key: 'paid', name: '订单金额', value: money(totals.paidAmount) },
          { key: 'refunded', name: '退款', value: money(totals.refundedAmount) },
          { key: 'fee', name: '平台手续费', value: money(totals.feeAmount) },
          { key: 'subsidy', name: shareCopy.subsidy, value: money(totals.subsidyAmount) },
          { key: 'share', name: '分账金额', value: money(totals.shareAmount) },
          { key: 'waiting', name: '其中待分账', value: money(totals.waitingAmount) },
          { key: 'shared', name: '其中已分账', value: money(totals.sharedAmount) },
        ]}
      />
    </Card>
  );
}
