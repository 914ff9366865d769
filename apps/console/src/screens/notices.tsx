import { definePageQuery } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { listNotices, NOTICE_KINDS, NOTICE_STATES, type NoticeLine } from '@portal/contract/message';
import { Anchor, Button, ButtonLink, ChoiceLinks, Dialog, Empty, Table, Tabs, Tag, toast, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { NoticePreview, noticeKindNames, noticeStateNames, WithdrawDialog } from '../features/notice/index.ts';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';
import { useMay } from '../lib/use-operator.ts';

const PATH = '/notices';
const address = definePageQuery(PATH, { keyword, kind: oneOf(['', ...NOTICE_KINDS]), state: oneOf(['', ...NOTICE_STATES]), page, size: size(20) });
const TONES: Readonly<Record<NoticeLine['state'], Tone>> = { waiting: 'warning', shown: 'success', over: 'neutral', withdrawn: 'danger' };
const at = (moment: string | null, none: string) => (moment === null ? none : formatDateTime(Date.parse(moment)));

/** Notices by kind, state and a word: who is told what, from when, until when (OPERATOR-11). */
export function Notices() {
  const list = useListAddress(address);
  const { keyword, kind, state, page, size } = list.query;
  const [shown, setShown] = useState<NoticeLine>();
  const [withdrawing, setWithdrawing] = useState<NoticeLine>();
  const answer = useAnswer(list.asked, () => call(listNotices, { query: { ...(kind ? { kind } : {}), ...(state ? { state } : {}), keyword, page, size } }));
  const mayFreeze = useMay('watchesEnterprises');
  const isNarrowed = kind !== '' || state !== '' || keyword !== '';
  const handleWithdrawn = () => {
    setWithdrawing(undefined);
    toast.success('公告已撤回');
    answer.read();
  };
  return (
    <>
      <div className="p-row p-row--apart">
        <h1 className="c-title">公告</h1>
        <ButtonLink kind="primary" href={`${PATH}/new`}>
          新建公告
        </ButtonLink>
      </div>
      <Tabs
        label="类型"
        current={kind || 'all'}
        tabs={[
          { key: 'all', label: '全部', href: list.hrefOf({ kind: '' }) },
          ...NOTICE_KINDS.map((one) => ({ key: one, label: noticeKindNames[one], href: list.hrefOf({ kind: one }) })),
          ...(mayFreeze ? [{ key: 'freeze', label: '冻结预警', href: '/enterprises?willFreeze=true' }] : []),
        ]}
      />
      <ChoiceLinks
        label="状态"
        choices={[
          { key: 'all', label: '全部', href: list.hrefOf({ state: '' }), chosen: state === '' },
          ...NOTICE_STATES.map((one) => ({ key: one, label: noticeStateNames[one], href: list.hrefOf({ state: one }), chosen: state === one })),
        ]}
      />
      <KeywordForm key={keyword} list={list} label="标题" />
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="公告"
            rows={data.data}
            rowKey={({ noticeNo }) => noticeNo}
            empty={
              <Empty
                drawing={isNarrowed ? 'search' : 'list'}
                text={isNarrowed ? '没有符合条件的公告' : '还没有发布过公告'}
                action={isNarrowed && <Anchor href={PATH}>查看全部公告</Anchor>}
              />
            }
            columns={[
              { key: 'title', head: '标题', phone: 'title', render: ({ title }) => title },
              { key: 'kind', head: '类型', render: (row) => noticeKindNames[row.kind] },
              { key: 'who', head: '对象', render: (row) => (row.kind === 'price' ? '看客户价的人，所有账号的消息' : '所有账号的消息') },
              { key: 'from', head: '发布时间', render: ({ gmtPublish }) => at(gmtPublish, '') },
              { key: 'until', head: '弹窗截止', render: (row) => (row.kind === 'price' ? at(row.gmtEnd, '撤回前') : '—') },
              { key: 'state', head: '状态', render: (row) => <Tag tone={TONES[row.state]}>{noticeStateNames[row.state]}</Tag> },
              { key: 'seen', head: '弹窗已看', kind: 'figure', render: (row) => (row.kind === 'price' ? row.seen : '—') },
              { key: 'by', head: '发布人', render: ({ operatorName }) => operatorName || '—' },
              {
                key: 'acts',
                head: '操作',
                kind: 'actions',
                render: (row) => (
                  <span className="c-acts">
                    <Button size="small" onClick={() => setShown(row)}>
                      查看
                    </Button>
                    {(row.state === 'waiting' || row.state === 'shown') && (
                      <Button size="small" onClick={() => setWithdrawing(row)}>
                        撤回
                      </Button>
                    )}
                  </span>
                ),
              },
            ]}
          />
        )}
      </ListAnswer>
      {shown && (
        <Dialog
          open
          onClose={() => setShown(undefined)}
          title={shown.title}
          width="medium"
          actions={<Button onClick={() => setShown(undefined)}>关闭窗口</Button>}
        >
          <NoticePreview notice={shown} />
          {shown.withdrawReason && <p>撤回原因：{shown.withdrawReason}</p>}
        </Dialog>
      )}
      {withdrawing && <WithdrawDialog notice={withdrawing} onClose={() => setWithdrawing(undefined)} onWithdrawn={handleWithdrawn} />}
    </>
  );
}
