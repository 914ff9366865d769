import { figureText } from '@portal/units';
import type { ShopDelivery } from '@portal/contract/order';
import { Table, Tag, type Column, type Tone } from '@portal/ui';
import './delivery-table.css';

const STATES: Readonly<Record<ShopDelivery['status'], readonly [words: string, tone: Tone]>> = {
  inStock: ['现货充足', 'success'],
  short: ['现货不足', 'warning'],
  none: ['未供应此型号', 'neutral'],
  notDelivered: ['不配送到该地区', 'danger'],
  abnormal: ['店铺暂不可订货', 'danger'],
};

const stockWords = ({ status, stockTotal }: ShopDelivery, unit: string): string =>
  stockTotal === null || status === 'abnormal' ? '—' : `${figureText(stockTotal)} ${unit}`;

function arrival({ status, leadDays, expectDate }: ShopDelivery): string {
  if (status === 'inStock') return leadDays === 0 ? '当天' : `${leadDays} 天内`;
  if (status === 'short') return '补货后才能确定，请与经销商确认';
  return expectDate ?? '—';
}

/** What none are left of is not merely short. */
const stateOf = ({ status, stockTotal }: ShopDelivery): readonly [words: string, tone: Tone] =>
  status === 'short' && stockTotal === 0 ? ['暂无现货', 'warning'] : STATES[status];

/** What each shop has for an address, the one ordered from first. */
export function DeliveryTable({ shops, unit, place }: { shops: readonly ShopDelivery[]; unit: string; place: string }) {
  const columns: Column<ShopDelivery>[] = [
    {
      key: 'shop',
      head: '发货经销商',
      phone: 'title',
      render: ({ shopName, choosing }) => (
        <span className="od-delivery__shop">
          {shopName}
          {choosing && <Tag tone="accent">当前订货</Tag>}
        </span>
      ),
    },
    { key: 'state', head: '供货', width: 136, render: (shop) => <Tag tone={stateOf(shop)[1]}>{stateOf(shop)[0]}</Tag> },
    { key: 'stock', head: '现货', kind: 'figure', width: 112, render: (shop) => stockWords(shop, unit) },
    {
      key: 'arrival',
      head: '预计送达',
      width: 220,
      render: (shop) => (
        <span className="od-delivery__day">
          {shop.expectDate && <b>{shop.expectDate} 前</b>}
          <span className={shop.expectDate ? 'p-small' : undefined}>{arrival(shop)}</span>
        </span>
      ),
    },
    { key: 'freight', head: '运费', width: 260, render: ({ status, freightWords }) => (status === 'abnormal' || status === 'none' ? '—' : freightWords) },
  ];
  return <Table caption={`送到${place}`} columns={columns} rows={shops} rowKey={({ shopNo }) => shopNo} />;
}
