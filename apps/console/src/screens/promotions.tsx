import { definePageQuery } from '@portal/client/page-query';
import { oneOf } from '@portal/client/page-words';
import {
  listDeskPromotions,
  moveDeskPromotion,
  PROMOTIONS_MAX,
  PromotionPlacement,
  promotionCopy,
  promotionPlaceNames,
  promotionStateNames,
  withdrawDeskPromotion,
  type DeskPromotion,
} from '@portal/contract/content';
import { Anchor, Button, Dialog, Empty, ErrorState, Notice, Table, TableSkeleton, Tabs, Tag, toast, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { pictureAddress, PromotionDialog } from '../features/promotion/index.ts';
import { call } from '../lib/call.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { useCalled } from '../lib/use-called.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/promotions';
const address = definePageQuery(PATH, { placement: oneOf(['', ...Object.values(PromotionPlacement).map(String)]) });
const TONES: Readonly<Record<DeskPromotion['state'], Tone>> = { now: 'success', toCome: 'accent', over: 'neutral' };
const whenWords = (moment: string): string => formatDateTime(Date.parse(moment));

/** What stands on the first page, by place and in order: written, moved, withdrawn (OPERATOR-19). */
export function Promotions() {
  const list = useListAddress(address);
  const { data, failed, read, put } = useAnswer('promotions', () => call(listDeskPromotions));
  const [written, setWritten] = useState<{ promotion: DeskPromotion | null }>();
  const [withdrawn, setWithdrawn] = useState<DeskPromotion>();
  const moved = useCalled<DeskPromotion[]>(put);
  const placement = Object.values(PromotionPlacement).find((one) => String(one) === list.query.placement);
  const rows = data?.filter((row) => placement === undefined || row.placement === placement) ?? [];
  const tabs = [
    { key: 'all', label: '全部', href: list.hrefOf({ placement: '' }) },
    ...Object.values(PromotionPlacement).map((one) => ({
      key: String(one),
      label: promotionPlaceNames[one],
      href: list.hrefOf({ placement: String(one) }),
    })),
  ];
  const placeOf = (row: DeskPromotion) => (data ?? []).filter((one) => one.placement === row.placement && one.state !== 'over');
  const isFull = Object.values(PromotionPlacement).some(
    (one) => (data ?? []).filter((row) => row.placement === one && row.state === 'now').length > PROMOTIONS_MAX,
  );
  const move = (row: DeskPromotion, to: 'earlier' | 'later') => moved.take(() => call(moveDeskPromotion, { body: { id: row.id, edition: row.edition, to } }));
  return (
    <>
      <div className="p-row p-row--apart">
        <h1 className="c-title">横幅</h1>
        <Button kind="primary" onClick={() => setWritten({ promotion: null })}>
          新建横幅
        </Button>
      </div>
      <Tabs label="位置" tabs={tabs} current={placement === undefined ? 'all' : String(placement)} />
      {moved.failed && <Notice tone="error">{moved.failed}</Notice>}
      {isFull && <Notice tone="warning">{promotionCopy.full}</Notice>}
      {failed && <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} />}
      {!data && !failed && <TableSkeleton />}
      {data && (
        <Table
          caption="横幅"
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            <Empty
              text={placement === undefined ? '还没有横幅' : `${promotionPlaceNames[placement]}还没有横幅`}
              action={placement !== undefined && <Anchor href={PATH}>查看全部横幅</Anchor>}
            />
          }
          columns={[
            {
              key: 'picture',
              head: '图片',
              kind: 'picture',
              render: ({ picture }) => <img src={pictureAddress(picture)} alt="" width={96} height={60} loading="lazy" />,
            },
            { key: 'title', head: '标题', phone: 'title', render: ({ title }) => title },
            { key: 'place', head: '位置', render: (row) => <span className="c-when">{promotionPlaceNames[row.placement]}</span> },
            { key: 'href', head: '链接', width: 220, render: ({ href }) => <span className="c-change">{href}</span> },
            { key: 'state', head: '状态', render: ({ state }) => <Tag tone={TONES[state]}>{promotionStateNames[state]}</Tag> },
            {
              key: 'when',
              head: '展示时间',
              render: ({ gmtFrom, gmtTo }) =>
                gmtTo !== null && gmtTo <= gmtFrom ? (
                  <span className="c-when">原定 {whenWords(gmtFrom)} 起，开始前已撤下</span>
                ) : (
                  <>
                    <span className="c-when">{whenWords(gmtFrom)} 起</span>
                    {gmtTo !== null && (
                      <>
                        {' '}
                        <span className="c-when">至 {whenWords(gmtTo)}</span>
                      </>
                    )}
                  </>
                ),
            },
            {
              key: 'acts',
              head: '操作',
              kind: 'actions',
              width: 264,
              render: (row) => {
                const place = placeOf(row);
                const at = place.findIndex(({ id }) => id === row.id);
                return (
                  <span className="c-acts">
                    {at > 0 && (
                      <Button kind="quiet" size="small" disabled={moved.isBusy} aria-label={`前移 ${row.title}`} onClick={() => move(row, 'earlier')}>
                        前移
                      </Button>
                    )}
                    {at >= 0 && at < place.length - 1 && (
                      <Button kind="quiet" size="small" disabled={moved.isBusy} aria-label={`后移 ${row.title}`} onClick={() => move(row, 'later')}>
                        后移
                      </Button>
                    )}
                    <Button kind="quiet" size="small" aria-label={`修改 ${row.title}`} onClick={() => setWritten({ promotion: row })}>
                      修改
                    </Button>
                    {row.state !== 'over' && (
                      <Button kind="quiet" size="small" aria-label={`撤下 ${row.title}`} onClick={() => setWithdrawn(row)}>
                        撤下
                      </Button>
                    )}
                  </span>
                );
              },
            },
          ]}
        />
      )}
      {written && (
        <PromotionDialog
          {...written}
          onClose={() => setWritten(undefined)}
          onSaved={() => {
            setWritten(undefined);
            toast.success(promotionCopy.saved);
            read();
          }}
        />
      )}
      {withdrawn && (
        <Withdrawing
          promotion={withdrawn}
          onClose={() => setWithdrawn(undefined)}
          onDone={() => {
            setWithdrawn(undefined);
            toast.success('已撤下，首页随即更新');
            read();
          }}
        />
      )}
    </>
  );
}

function Withdrawing({ promotion: { id, edition, title }, onClose, onDone }: { promotion: DeskPromotion; onClose(): void; onDone(): void }) {
  const { failed, isBusy, take } = useCalled<DeskPromotion>(onDone);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`撤下：${title}`}
      action={{ label: '撤下', danger: true, busy: isBusy, onAct: () => take(() => call(withdrawDeskPromotion, { body: { id, edition } })) }}
    >
      {failed && <Notice tone="error">{failed}</Notice>}
      <p>撤下后首页不再展示；可以修改结束时间再次展示。</p>
    </Dialog>
  );
}
