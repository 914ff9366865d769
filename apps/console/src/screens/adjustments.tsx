import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';
import { adjustmentStateNames, decideAdjustment, listAdjustments, type Adjustment } from '@portal/contract/credits';
import { Anchor, Button, Dialog, Empty, Notice, Table, Tabs, Tag, toast, type Tone } from '@portal/ui';
import { figureText, formatDateTime } from '@portal/units';
import { useState } from 'react';
import { ProposeDialog } from '../features/credits/index.ts';
import { call, failureWords } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';
import { useOperator } from '../lib/use-operator.ts';

const PATH = '/adjustments';
const TONES: Readonly<Record<Adjustment['state'], Tone>> = { proposed: 'warning', approved: 'success', refused: 'neutral' };
const STATES = ['proposed', 'approved', 'refused'] as const satisfies readonly Adjustment['state'][];
const address = definePageQuery(PATH, { state: oneOf(['', ...STATES]), page, size: size(20) });
const signed = (points: number): string => `${points > 0 ? '+' : '−'}${figureText(Math.abs(points))}`;
const whoOf = ({ phone, enterpriseName }: Adjustment): string => (enterpriseName === '' ? phone : `${enterpriseName}，${phone}`);

interface Deciding {
  adjustment: Adjustment;
  isApproved: boolean;
}

/** Credits that operators give or take: one proposes, another decides (CREDITS-8). */
export function Adjustments() {
  const list = useListAddress(address);
  const { state, page, size } = list.query;
  const [isProposing, setProposing] = useState(false);
  const [deciding, setDeciding] = useState<Deciding>();
  const { operatorNo } = useOperator();
  const answer = useAnswer(list.asked, () => call(listAdjustments, { query: { page, size, ...(state ? { state } : {}) } }));
  return (
    <>
      <div className="p-row p-row--apart">
        <h1 className="c-title">积分调整</h1>
        <Button kind="primary" onClick={() => setProposing(true)}>
          提出调整
        </Button>
      </div>
      <Tabs
        label="调整状态"
        current={state || 'all'}
        tabs={[
          { key: 'all', label: '全部', href: list.hrefOf({ state: '' }) },
          ...STATES.map((one) => ({ key: one, label: adjustmentStateNames[one], href: list.hrefOf({ state: one }) })),
        ]}
      />
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="积分调整"
            rows={data.data}
            rowKey={({ adjustmentNo }) => adjustmentNo}
            empty={
              <Empty
                drawing="list"
                text={state === '' ? '还没有提出过积分调整' : '没有这个状态的积分调整'}
                action={state !== '' && <Anchor href={PATH}>查看全部积分调整</Anchor>}
              />
            }
            columns={[
              { key: 'who', head: '持有人', phone: 'title', render: whoOf },
              { key: 'points', head: '积分', kind: 'figure', render: ({ points }) => signed(points) },
              { key: 'reason', head: '原因', render: ({ reason }) => reason },
              { key: 'state', head: '状态', render: ({ state }) => <Tag tone={TONES[state]}>{adjustmentStateNames[state]}</Tag> },
              { key: 'proposer', head: '提出人', render: ({ proposerName }) => proposerName || '—' },
              { key: 'decider', head: '复核人', render: ({ deciderName }) => deciderName || '—' },
              { key: 'at', head: '提出时间', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
              {
                key: 'acts',
                head: '操作',
                kind: 'actions',
                render: (adjustment) =>
                  adjustment.state === 'proposed' &&
                  (adjustment.proposerNo === operatorNo ? (
                    <span className="p-small">等待另一位同事复核</span>
                  ) : (
                    <span className="c-acts">
                      <Button size="small" onClick={() => setDeciding({ adjustment, isApproved: true })}>
                        通过
                      </Button>
                      <Button size="small" onClick={() => setDeciding({ adjustment, isApproved: false })}>
                        驳回
                      </Button>
                    </span>
                  )),
              },
            ]}
          />
        )}
      </ListAnswer>
      {isProposing && (
        <ProposeDialog
          onClose={() => setProposing(false)}
          onDone={() => {
            setProposing(false);
            toast.success('已提交，等待另一位同事复核');
            answer.read();
          }}
        />
      )}
      {deciding && (
        <DecideDialog
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDone={() => {
            toast.success(deciding.isApproved ? '调整已生效' : '调整已驳回');
            setDeciding(undefined);
            answer.read();
          }}
        />
      )}
    </>
  );
}

function DecideDialog({ adjustment, isApproved, onClose, onDone }: Deciding & { onClose(): void; onDone(): void }) {
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const label = isApproved ? '通过调整' : '驳回调整';
  const decide = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      await call(decideAdjustment, { body: { adjustmentNo: adjustment.adjustmentNo, isApproved } });
      onDone();
    } catch (failure) {
      setFailed(failureWords(failure));
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title={label} action={{ label, danger: !isApproved, busy: isBusy, onAct: () => void decide() }}>
      <div className="c-freeze">
        {failed && <Notice tone="error">{failed}</Notice>}
        <p>
          {whoOf(adjustment)}：{signed(adjustment.points)} 积分
        </p>
        <p>
          {adjustment.proposerName} 提出，原因：{adjustment.reason}
        </p>
      </div>
    </Dialog>
  );
}
