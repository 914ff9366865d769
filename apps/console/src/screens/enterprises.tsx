import { listEnterprises, markWillFreeze, type EnterpriseLine } from '@portal/contract/enterprise';
import { Anchor, Button, Empty, Table, Tabs, Tag, toast } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState } from 'react';
import { AuditStatus, certificationStateOf, certificationStates } from '@portal/engines/states';
import { enterprisesAddress, FrozenDialog, FreezeDialog, StateTag, TYPE_NAMES } from '../features/enterprise/index.ts';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { call, failureWords } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';
import { useMay } from '../lib/use-operator.ts';

const ACTS = ['freeze', 'unfreeze'] as const;

/** Enterprises, and whether it is announced that one will be frozen (OPERATOR-4). */
export function Enterprises() {
  const list = useListAddress(enterprisesAddress);
  const { keyword, willFreeze, page, size } = list.query;
  const [marking, setMarking] = useState<EnterpriseLine>();
  const [moving, setMoving] = useState<{ enterprise: EnterpriseLine; act: 'freeze' | 'unfreeze' }>();
  const answer = useAnswer(list.asked, () => call(listEnterprises, { query: { ...(willFreeze ? { willFreeze } : {}), keyword, page, size } }));
  const mayFreeze = useMay('freezesEnterprises');
  const takeBack = async ({ merchantNo }: EnterpriseLine) => {
    try {
      await call(markWillFreeze, { body: { willFreeze: false, merchantNo } });
      toast.success('已解除冻结预警，已通知企业');
    } catch (failure) {
      toast.error(failureWords(failure));
    }
    answer.read();
  };
  const marked = () => {
    setMarking(undefined);
    toast.success('已设置冻结预警，已通知企业');
    answer.read();
  };
  const moved = () => {
    toast.success(moving?.act === 'freeze' ? '企业已冻结' : '已解除冻结');
    setMoving(undefined);
    answer.read();
  };
  /** What an auditor may do by the table of states; nothing for whoever may not at all. */
  const actOf = ({ auditStatus }: EnterpriseLine) =>
    mayFreeze ? ACTS.find((act) => certificationStates.may(certificationStateOf(auditStatus), act, 'auditor')) : undefined;
  return (
    <>
      <h1 className="c-title">企业</h1>
      <Tabs
        label="冻结预警"
        current={willFreeze || 'all'}
        tabs={[
          { key: 'all', label: '全部', href: list.hrefOf({ willFreeze: '' }) },
          { key: 'true', label: '有冻结预警', href: list.hrefOf({ willFreeze: 'true' }) },
        ]}
      />
      <KeywordForm key={keyword} list={list} label="企业名称" />
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="企业"
            rows={data.data}
            rowKey={({ merchantNo }) => merchantNo}
            empty={
              <Empty
                drawing="search"
                text={willFreeze === '' || keyword !== '' ? '没有符合条件的企业' : '没有企业设置了冻结预警'}
                action={(willFreeze !== '' || keyword !== '') && <Anchor href={list.path}>查看全部企业</Anchor>}
              />
            }
            columns={[
              {
                key: 'name',
                head: '企业名称',
                phone: 'title',
                render: ({ companyName, papersNo }) =>
                  papersNo && mayFreeze ? <Anchor href={`/certifications/${papersNo}`}>{companyName}</Anchor> : companyName,
              },
              { key: 'type', head: '类型', render: ({ enterpriseType }) => TYPE_NAMES[enterpriseType] },
              { key: 'city', head: '城市', render: ({ cityName }) => cityName },
              { key: 'state', head: '认证', render: ({ auditStatus }) => <StateTag auditStatus={auditStatus} /> },
              {
                key: 'freeze',
                head: '冻结',
                render: ({ gmtFreeze, freezeReason, auditStatus }) =>
                  gmtFreeze === null ? (
                    // one that was frozen before days were kept has none to name
                    auditStatus === AuditStatus.frozen ? (
                      freezeReason || '—'
                    ) : (
                      '无'
                    )
                  ) : (
                    <span className="c-freeze-mark">
                      <Tag tone="danger">{formatDate(Date.parse(gmtFreeze))}</Tag> {freezeReason}
                    </span>
                  ),
              },
              {
                key: 'acts',
                head: '操作',
                kind: 'actions',
                render: (row) => {
                  const act = actOf(row);
                  return (
                    <span className="c-acts">
                      {row.auditStatus !== AuditStatus.frozen && (
                        <Button size="small" onClick={() => (row.gmtFreeze === null ? setMarking(row) : void takeBack(row))}>
                          {row.gmtFreeze === null ? '设置预警' : '解除预警'}
                        </Button>
                      )}
                      {act && (
                        <Button size="small" onClick={() => setMoving({ enterprise: row, act })}>
                          {act === 'freeze' ? '冻结' : '解除冻结'}
                        </Button>
                      )}
                    </span>
                  );
                },
              },
            ]}
          />
        )}
      </ListAnswer>
      {moving && <FrozenDialog {...moving} onClose={() => setMoving(undefined)} onDone={moved} />}
      {marking && <FreezeDialog enterprise={marking} onClose={() => setMarking(undefined)} onMarked={marked} />}
    </>
  );
}
