import { versionsCopy, type DesignOrder, type PriceComparison } from '@portal/contract/design-order';
import { Button, Money, Notice, Table, type Column } from '@portal/ui';
import { figureText, formatPercent } from '@portal/units';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { keepPrices, pricesQuery } from '../api.ts';
import { Difference } from './difference.tsx';
import { useRestore } from './use-restore.ts';
import './price-banner.css';

/** Says that prices are others than quoted, and by how much; nothing while they are the same or the quotation is kept beside just these. */
export function PriceBanner({ order, onChanged }: { order: DesignOrder; onChanged: (order: DesignOrder) => void }) {
  const queries = useQueryClient();
  const query = pricesQuery(order.id, order.gmtModified);
  const { data } = useQuery(query);
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, takeTodaysPrices } = useRestore(order.id, onChanged);
  if (data === undefined || data.changed.length === 0) return null;
  const keep = async (mark: string) => {
    // at once on the page; where it fails, it is asked for again
    queries.setQueryData(query.queryKey, { ...data, isKept: mark !== '' });
    await keepPrices(order.id, mark).catch((failure: unknown) => tellFailure(failure, sayFailure));
    await queries.invalidateQueries({ queryKey: query.queryKey });
  };
  if (data.isKept) {
    return (
      <div className="vr-banner">
        <p className="p-small vr-banner__kept">
          已保持报价：{versionsCopy.pricesChanged(data.changed.length)}，按今日价合计差额 <Difference yuan={data.byAmount} />
          <Button size="small" kind="quiet" onClick={() => void keep('')}>
            重新查看
          </Button>
        </p>
      </div>
    );
  }
  return (
    <div className="vr-banner">
      <Notice
        tone="warning"
        action={
          <span className="p-row">
            <Button size="small" kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? '收起' : '查看产品'}
            </Button>
            <Button size="small" onClick={() => void keep(data.mark)}>
              保持报价
            </Button>
            <Button size="small" kind="primary" busy={isBusy} onClick={() => void takeTodaysPrices()}>
              按今日价更新
            </Button>
          </span>
        }
      >
        {versionsCopy.pricesChanged(data.changed.length)}，按今日价合计 <Money yuan={data.todaysAmount} />
        ，差额 <Difference yuan={data.byAmount} none="0.00" />
      </Notice>
      {isOpen && <Table caption="价格有变化的产品" columns={columns} rows={data.changed} rowKey={({ skuNo }) => skuNo} />}
    </div>
  );
}

type Changed = PriceComparison['changed'][number];

const columns: Column<Changed>[] = [
  {
    key: 'product',
    head: '产品',
    phone: 'title',
    render: ({ productName, productModel }) => (
      <>
        {productName} <span className="p-small">{productModel}</span>
      </>
    ),
  },
  { key: 'price', head: '报价时价格', kind: 'figure', render: ({ price }) => <Money yuan={price} size="small" /> },
  { key: 'today', head: '今日价', kind: 'figure', render: ({ todaysPrice }) => <Money yuan={todaysPrice} size="small" /> },
  { key: 'rate', head: '折扣率', kind: 'figure', render: ({ rate }) => formatPercent(rate) },
  { key: 'quantity', head: '数量', kind: 'figure', render: ({ quantity }) => figureText(quantity) },
  { key: 'amount', head: '报价小计', kind: 'figure', render: ({ amount }) => <Money yuan={amount} size="small" /> },
  { key: 'todaysAmount', head: '按今日价小计', kind: 'figure', render: ({ todaysAmount }) => <Money yuan={todaysAmount} size="small" /> },
];
