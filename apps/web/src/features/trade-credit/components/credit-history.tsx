import { creditActNames, overdueRuleNames, reversedWords, type CreditMovement } from '@portal/contract/trade-credit';
import { Anchor, Button, Table, Tag, type Column } from '@portal/ui';
import { formatDateTime, formatYuan } from '@portal/units';

interface CreditHistoryProps {
  movements: readonly CreditMovement[];
  hrefOf(shopOrderNo: string): string;
  /** Left out: nothing is taken back here. */
  onReverse?: ((movement: CreditMovement) => void) | undefined;
}

/** What happened in an account, the newest first. */
export function CreditHistory({ movements, hrefOf, onReverse }: CreditHistoryProps) {
  const columns: Column<CreditMovement>[] = [
    {
      key: 'act',
      head: '事项',
      phone: 'title',
      render: ({ act, isReversed }) => (
        <>
          {creditActNames[act]} {isReversed && <Tag>已冲销</Tag>}
        </>
      ),
    },
    { key: 'words', head: '内容', render: (row) => wordsOf(row) },
    {
      key: 'order',
      head: '订单',
      render: ({ shopOrderNo }) => (shopOrderNo === '' ? '—' : <Anchor href={hrefOf(shopOrderNo)}>{shopOrderNo}</Anchor>),
    },
    { key: 'note', head: '备注', render: ({ note }) => note || '—' },
    { key: 'at', head: '时间', kind: 'figure', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
    ...(onReverse ? [reversing(onReverse)] : []),
  ];
  return <Table caption="账期记录" columns={columns} rows={movements} rowKey={({ id }) => id} />;
}

const reversing = (onReverse: (movement: CreditMovement) => void): Column<CreditMovement> => ({
  key: 'reverse',
  head: '操作',
  kind: 'actions',
  render: (movement) =>
    movement.act === 'repay' &&
    !movement.isReversed && (
      <Button kind="quiet" size="small" onClick={() => onReverse(movement)}>
        冲销
      </Button>
    ),
});

function wordsOf({ act, amount, back, limit, termDays, overdueRule }: CreditMovement): string {
  if (act === 'terms') {
    const terms = `额度 ${formatYuan(limit ?? 0).text}，账期 ${termDays ?? 0} 天`;
    return overdueRule === null ? terms : `${terms}，逾期后${overdueRuleNames[overdueRule]}`;
  }
  if (act === 'reverse') return reversedWords(amount, back);
  if (act === 'reserve') return `占用 ${formatYuan(amount).text}`;
  if (act === 'release' && back === 0) return `占用释放 ${formatYuan(amount).text}`;
  const less = `欠款减少 ${formatYuan(amount).text}`;
  return back > 0 ? `${less}，另有 ${formatYuan(back).text} 已还款，需线下退回` : less;
}
