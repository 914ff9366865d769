import { definePageQuery } from '@portal/client/page-query';
import { page, size } from '@portal/client/page-words';
import {
  decideOperatorChange,
  listOperatorChanges,
  listOperatorPeople,
  lockOperator,
  operatorChangeNames,
  operatorChangeStateNames,
  operatorCopy,
  type OperatorChange,
  type OperatorPerson,
} from '@portal/contract/operator';
import { operatorRoleName } from '@portal/engines/access';
import type { OperatorChangeAct } from '@portal/engines/states';
import { ReasonDialog } from '@portal/promotions/reason';
import { Button, Card, Dialog, Empty, Notice, Table, Tag, toast, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { ChangeDialog, HalfDialog } from '../features/operator/index.ts';
import { call, failureWords } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useCalled } from '../lib/use-called.ts';
import { useListAddress } from '../lib/use-list-address.ts';
import { useOperator } from '../lib/use-operator.ts';

const PATH = '/operators';
const address = definePageQuery(PATH, { page, size: size(20) });
const TONES: Readonly<Record<OperatorChange['state'], Tone>> = { proposed: 'warning', approved: 'success', refused: 'danger', withdrawn: 'neutral' };
const ACTS: Readonly<Record<OperatorChangeAct, string>> = { approve: '通过', refuse: '驳回', withdraw: '撤回' };
const CHANGES_SHOWN = 20;

/** Who the provider's people are, what they may do, and what was asked for (OPERATOR-21). */
export function OperatorsPage() {
  const { operatorNo } = useOperator();
  const list = useListAddress(address);
  const { page, size } = list.query;
  const people = useAnswer(list.asked, () => call(listOperatorPeople, { query: { page, size } }));
  const changes = useAnswer('changes', () => call(listOperatorChanges, { query: { size: CHANGES_SHOWN } }));
  const [asked, setAsked] = useState<{ person: OperatorPerson | null; kind: 'add' | 'role' | 'unlock' }>();
  const [locked, setLocked] = useState<OperatorPerson>();
  const [decided, setDecided] = useState<{ change: OperatorChange; act: OperatorChangeAct }>();
  const [told, setTold] = useState<OperatorChange>();
  const readBoth = () => {
    people.read();
    changes.read();
  };
  return (
    <>
      <div className="p-row p-row--apart">
        <h1 className="c-title">运营人员</h1>
        <Button kind="primary" onClick={() => setAsked({ person: null, kind: 'add' })}>
          新增人员
        </Button>
      </div>
      <ListAnswer answer={people} list={list}>
        {(data) => (
          <Table
            caption="运营人员"
            rows={data.data}
            rowKey={(person) => person.operatorNo}
            columns={[
              { key: 'name', head: '姓名', phone: 'title', render: ({ name }) => name },
              { key: 'login', head: '登录名', render: ({ loginName }) => loginName },
              { key: 'phone', head: '手机号', render: ({ phone }) => phone },
              { key: 'role', head: '岗位', render: ({ role }) => operatorRoleName(role) },
              {
                key: 'state',
                head: '状态',
                render: ({ isLocked, isLinked }) => (
                  <Tag tone={isLocked ? 'danger' : isLinked ? 'success' : 'warning'}>{isLocked ? '已停用' : isLinked ? '启用' : '未绑定验证器'}</Tag>
                ),
              },
              {
                key: 'acts',
                head: '操作',
                kind: 'actions',
                render: (person) =>
                  person.operatorNo === operatorNo ? (
                    <span className="p-small">当前登录</span>
                  ) : (
                    <span className="c-acts">
                      {person.isLocked ? (
                        <Button size="small" aria-label={`重新启用：${person.name}`} onClick={() => setAsked({ person, kind: 'unlock' })}>
                          重新启用
                        </Button>
                      ) : (
                        <>
                          <Button size="small" aria-label={`调整岗位：${person.name}`} onClick={() => setAsked({ person, kind: 'role' })}>
                            调整岗位
                          </Button>
                          <Button size="small" aria-label={`停用：${person.name}`} onClick={() => setLocked(person)}>
                            停用
                          </Button>
                        </>
                      )}
                    </span>
                  ),
              },
            ]}
          />
        )}
      </ListAnswer>
      {changes.data && (
        <Card title="权限变更" flush>
          <Table
            caption="权限变更"
            rows={changes.data.data}
            rowKey={({ changeNo }) => changeNo}
            empty={<Empty text="还没有权限变更" />}
            columns={[
              {
                key: 'what',
                head: '变更',
                phone: 'title',
                render: ({ kind, name, role }) => `${operatorChangeNames[kind]}：${name}（${operatorRoleName(role)}）`,
              },
              { key: 'reason', head: '原因', render: ({ reason }) => <span className="c-said">{reason}</span> },
              { key: 'state', head: '状态', render: ({ state }) => <Tag tone={TONES[state]}>{operatorChangeStateNames[state]}</Tag> },
              { key: 'by', head: '提出人', render: ({ proposerName }) => proposerName },
              { key: 'decider', head: '复核人', render: ({ deciderName, state }) => (state === 'withdrawn' ? '—' : deciderName || '—') },
              { key: 'at', head: '提出时间', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
              {
                key: 'acts',
                head: '操作',
                kind: 'actions',
                render: (change) => (
                  <span className="c-acts">
                    {(change.may === 'decide' ? (['approve', 'refuse'] as const) : change.may === 'withdraw' ? (['withdraw'] as const) : []).map((act) => (
                      <Button key={act} size="small" aria-label={`${ACTS[act]}：${change.name}`} onClick={() => setDecided({ change, act })}>
                        {ACTS[act]}
                      </Button>
                    ))}
                  </span>
                ),
              },
            ]}
          />
        </Card>
      )}
      {asked && (
        <ChangeDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={(change) => {
            setAsked(undefined);
            toast.success(operatorCopy.proposed);
            if (change.passwordHalf !== '') setTold(change);
            readBoth();
          }}
        />
      )}
      {decided && (
        <DecideDialog
          {...decided}
          onClose={() => setDecided(undefined)}
          onDone={(change) => {
            setDecided(undefined);
            if (change.passwordHalf !== '') setTold(change);
            readBoth();
          }}
        />
      )}
      {told && <HalfDialog change={told} onClose={() => setTold(undefined)} />}
      {locked && (
        <ReasonDialog
          title={`停用“${locked.name}”？`}
          action={{ label: '停用', danger: true }}
          reason={{ label: '停用原因', max: 100, missing: operatorCopy.reasonRequired }}
          perform={async (reason) => {
            await call(lockOperator, { body: { operatorNo: locked.operatorNo, reason } });
            toast.success(operatorCopy.locked);
            setLocked(undefined);
            readBoth();
          }}
          wordsOf={(failure) => ({ above: failureWords(failure) })}
          onClose={() => setLocked(undefined)}
        >
          停用后立即退出登录，不能再登录；重新启用须由两位管理员提出并复核。
        </ReasonDialog>
      )}
    </>
  );
}

interface DecideDialogProps {
  change: OperatorChange;
  act: OperatorChangeAct;
  onClose(): void;
  onDone(change: OperatorChange): void;
}

/** What was asked for, once more, before it holds or does not. */
function DecideDialog({ change, act, onClose, onDone }: DecideDialogProps) {
  const { form, failed, isBusy, take } = useCalled<OperatorChange>(onDone);
  const { changeNo, kind, name, loginName, role, reason, proposerName } = change;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${ACTS[act]}：${operatorChangeNames[kind]}`}
      action={{ label: ACTS[act], danger: act === 'refuse', busy: isBusy, onAct: () => take(() => call(decideOperatorChange, { body: { changeNo, act } })) }}
    >
      <div className="c-freeze" ref={form}>
        {failed && <Notice tone="error">{failed}</Notice>}
        <p>
          {name}（{loginName}），岗位：{operatorRoleName(role)}
        </p>
        <p>
          {proposerName} 提出，原因：{reason}
        </p>
        {act === 'approve' && kind === 'add' && <p>通过后会显示一次初始密码的后半段，请记下并交给本人。</p>}
      </div>
    </Dialog>
  );
}
