import { PAGE_SIZES } from '@portal/contract/core';
import type { AccreditedDealer } from '@portal/contract/enterprise';
import { enterpriseTypeNames } from '@portal/engines/access';
import { Anchor, Button, Card, Empty, Notice, Pager, Table, type Column } from '@portal/ui';
import { formatAccreditNo } from '@portal/units';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { PagePart } from '../../../lib/page/page-loader.ts';
import { RegionPicker, type Picked } from '../../region/index.ts';
import { accreditAddress, accreditHrefOf, type AccreditQuery } from '../model/accredit-address.ts';
import { accreditedPlace } from '../model/accredited-place.ts';
import './accredited-dealers.css';

interface AccreditedDealersProps {
  query: AccreditQuery;
  picked: Picked;
  /** Null: no region is picked yet. */
  dealers: PagePart<{ data: AccreditedDealer[]; count: number }> | null;
}

const columns: Column<AccreditedDealer>[] = [
  {
    key: 'name',
    head: '企业',
    phone: 'title',
    render: ({ accreditNo, companyName }) => <Anchor href={accreditHrefOf(formatAccreditNo(accreditNo))}>{companyName}</Anchor>,
  },
  { key: 'level', head: '授权级别', render: ({ enterpriseType }) => enterpriseTypeNames[enterpriseType] },
  { key: 'place', head: '授权区域', render: accreditedPlace },
  { key: 'until', head: '有效期至', kind: 'figure', render: ({ validUntil }) => validUntil ?? '长期' },
];

/** Authorised dealers of a region of four levels, each level narrowing the list as it is picked (DEALER-22). */
export function AccreditedDealers({ query, picked, dealers }: AccreditedDealersProps) {
  const navigate = useNavigate();
  const { location: goal } = useNavigation();
  const { revalidate } = useRevalidator();
  const hrefOf = (change: Partial<AccreditQuery>) => accreditAddress.href(accreditAddress.with(query, { keyword: '', ...change }));
  const handlePick = (now: Picked) => void navigate(hrefOf({ region: now.at(-1)?.code ?? '' }), { preventScrollReset: true, replace: true });
  const rows = dealers?.data?.data ?? [];
  return (
    <Card title="按地区找授权经销商">
      <div className="e-dealers" aria-busy={goal?.pathname === accreditAddress.path}>
        <RegionPicker picked={picked} error={undefined} onPick={handlePick} />
        {dealers === null && <p className="p-small">选择省份即可查看当地的授权经销商，可继续选到城市、区县和街道。</p>}
        {dealers !== null && dealers.failure !== null && (
          <Notice
            tone="error"
            action={
              <Button size="small" onClick={() => void revalidate()}>
                重试
              </Button>
            }
          >
            {dealers.failure}
          </Notice>
        )}
        {dealers?.data && rows.length === 0 && (
          <Empty
            drawing="search"
            text={query.page > 1 ? '这一页没有了' : '这个地区还没有授权经销商，可扩大地区范围再查'}
            action={
              query.page > 1 ? (
                <Anchor href={hrefOf({ page: 1 })}>回到第一页</Anchor>
              ) : (
                picked.length > 1 && <Anchor href={hrefOf({ region: picked.at(-2)?.code ?? '' })}>查看{picked.at(-2)?.name}</Anchor>
              )
            }
          />
        )}
        {dealers?.data && rows.length > 0 && (
          <>
            <Table caption="授权经销商" columns={columns} rows={rows} rowKey={({ accreditNo }) => accreditNo} />
            <Pager total={dealers.data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(page, size) => hrefOf({ page, size })} />
          </>
        )}
      </div>
    </Card>
  );
}
