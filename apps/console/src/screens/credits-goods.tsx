import { definePageQuery } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { figureText } from '@portal/units';
import { listDeskCreditsGoods, type DeskCreditsGoods } from '@portal/contract/credits';
import { Anchor, Button, Empty, Table, Tabs, Tag, toast } from '@portal/ui';
import { useState } from 'react';
import { GoodsDialog } from '../features/credits/index.ts';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/creditsGoods';
const address = definePageQuery(PATH, { keyword, isOffered: oneOf(['', '1', '0']), page, size: size(20) });
const OFFERED = [
  { key: '', label: '全部' },
  { key: '1', label: '上架' },
  { key: '0', label: '下架' },
] as const;

/** What credits are given for: how many are left and were exchanged, and a dialog to write each (CREDITS-12). */
export function CreditsGoods() {
  const list = useListAddress(address);
  const { keyword, isOffered, page, size } = list.query;
  const [written, setWritten] = useState<{ goods: DeskCreditsGoods | null }>();
  const answer = useAnswer(list.asked, () => call(listDeskCreditsGoods, { query: { keyword, isOffered, page, size } }));
  const isNarrowed = isOffered !== '' || keyword !== '';
  return (
    <>
      <div className="p-row p-row--apart">
        <h1 className="c-title">积分商品</h1>
        <Button kind="primary" onClick={() => setWritten({ goods: null })}>
          新建积分商品
        </Button>
      </div>
      <Tabs label="上架状态" current={isOffered} tabs={OFFERED.map(({ key, label }) => ({ key, label, href: list.hrefOf({ isOffered: key }) }))} />
      <KeywordForm key={keyword} list={list} label="商品名称" />
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="积分商品"
            rows={data.data}
            rowKey={({ spuNo }) => spuNo}
            empty={
              <Empty
                drawing={isNarrowed ? 'search' : 'list'}
                text={isNarrowed ? '没有符合条件的积分商品' : '还没有积分商品'}
                action={isNarrowed && <Anchor href={PATH}>查看全部积分商品</Anchor>}
              />
            }
            columns={[
              { key: 'title', head: '商品', phone: 'title', render: ({ title }) => title },
              { key: 'summary', head: '简介', render: ({ summary }) => summary || '—' },
              { key: 'points', head: '每件积分', kind: 'figure', render: ({ points }) => figureText(points) },
              { key: 'stock', head: '库存', kind: 'figure', render: ({ stockTotal, unit }) => `${stockTotal} ${unit}` },
              { key: 'exchanged', head: '已兑换', kind: 'figure', render: ({ exchanged }) => exchanged },
              { key: 'limit', head: '每个身份限兑', kind: 'figure', render: ({ limitEach }) => limitEach ?? '不限' },
              { key: 'state', head: '状态', render: (row) => <Tag tone={row.isOffered ? 'success' : 'neutral'}>{row.isOffered ? '上架' : '下架'}</Tag> },
              {
                key: 'acts',
                head: '操作',
                kind: 'actions',
                render: (goods) => (
                  <Button kind="quiet" size="small" aria-label={`修改 ${goods.title}`} onClick={() => setWritten({ goods })}>
                    修改
                  </Button>
                ),
              },
            ]}
          />
        )}
      </ListAnswer>
      {written && (
        <GoodsDialog
          {...written}
          onClose={() => setWritten(undefined)}
          onSaved={({ title }) => {
            setWritten(undefined);
            toast.success(`已保存“${title}”`);
            answer.read();
          }}
        />
      )}
    </>
  );
}
