import { useState } from 'react';
import {
  Button,
  Card,
  CardGrid,
  Checkbox,
  Chips,
  ChoiceLinks,
  Code,
  IconButton,
  Input,
  MediaCard,
  Money,
  Pager,
  Popover,
  Stepper,
  StockBar,
  Table,
  Tabs,
  Tag,
  type Column,
} from '../index.ts';
import { Bullet, Dome, Recorder } from './pictures.tsx';

interface Row {
  id: number;
  name: string;
  model: string;
  price: number | null;
  rate: string;
  quantity: number | null;
  amount: number | null;
  stock: number;
}

const rows: Row[] = [
  { id: 1, name: '400 万红外半球网络摄像机', model: 'DM-4120-I28', price: 329, rate: '92.00', quantity: 24, amount: 7264.32, stock: 0.9 },
  {
    id: 2,
    name: '800 万全彩筒形网络摄像机（暖光补光，双向语音，支持人形检测与区域入侵）',
    model: 'BL-8360-C40-PLUS-2026',
    price: 1288,
    rate: '100.00',
    quantity: 8,
    amount: 10304,
    stock: 0.15,
  },
  { id: 3, name: '32 路网络录像机', model: 'NR-3208-4B', price: 9999999.99, rate: '85.50', quantity: 1, amount: 8549999.99, stock: 0 },
  { id: 4, name: '监控管理软件授权', model: 'SW-PRO', price: null, rate: '100.00', quantity: null, amount: null, stock: 1 },
];

const pictures = [<Dome key="d" />, <Bullet key="b" />, <Recorder key="r" />];
const nth = (index: number) => pictures[index % pictures.length];

export function Products() {
  return (
    <>
      <Card>
        <div className="p-stack p-stack--small">
          <ChoiceLinks
            label="分辨率"
            choices={['不限', '200 万', '400 万', '600 万', '800 万', '1200 万'].map((label, index) => ({
              key: label,
              label,
              href: `#f${index}`,
              chosen: index === 2,
            }))}
          />
          <ChoiceLinks
            label="外形"
            choices={['不限', '半球', '筒形', '球形云台', '鱼眼', '枪式'].map((label, index) => ({
              key: label,
              label,
              href: `#t${index}`,
              chosen: index === 0,
              disabled: index === 5,
            }))}
          />
          <Chips
            label="已选条件"
            chips={[
              { key: 'a', label: '400 万', removeHref: '#a' },
              { key: 'b', label: '支持 PoE', removeHref: '#b' },
            ]}
            clearHref="#all"
            note="共 126 款"
          />
        </div>
      </Card>
      <CardGrid label="产品">
        {rows.concat(rows.slice(0, 1)).map((row, index) => (
          <MediaCard
            key={`${row.id}-${index}`}
            href={`#product-${index}`}
            picture={nth(index)}
            title={row.name}
            meta={<Code>{row.model}</Code>}
            facts={index === 2 ? ['32 路', '8 盘位', '320 Mbps'] : index === 3 ? [] : ['4MP', '2.8 mm', 'PoE']}
            price={<Money yuan={row.price} warm={index === 1} />}
            note={<StockBar ratio={row.stock} label={row.stock === 0 ? '暂时缺货' : row.stock < 0.2 ? '余 3 台' : '现货 128'} />}
            tags={index === 1 ? <Tag tone="money">限时 8.5 折</Tag> : undefined}
            corner={
              <>
                <IconButton size="small" name="heart" label="收藏" />
                <IconButton size="small" name="compare" label="加入对比" aria-pressed={index === 1} />
              </>
            }
            action={
              <Button size="small" wide icon="plus">
                加入清单
              </Button>
            }
          />
        ))}
      </CardGrid>
      <Card>
        <Pager total={1263} page={7} size={20} hrefOf={(page, size) => `/product?keyword=cam&page=${page}&limit=${size}`} />
      </Card>
    </>
  );
}

export function Lists({ openDrawer, openDialog }: { openDrawer?: (() => void) | undefined; openDialog?: (() => void) | undefined }) {
  const [quantities, setQuantities] = useState<Record<number, number | null>>({});
  const columns: Column<Row>[] = [
    {
      key: 'choice',
      kind: 'choice',
      head: <Checkbox aria-label="全选" mixed />,
      render: (row) => <Checkbox aria-label={`选择 ${row.name}`} defaultChecked={row.id < 3} />,
    },
    { key: 'picture', kind: 'picture', head: '图片', render: (_, index) => nth(index) },
    {
      key: 'name',
      head: '产品名称',
      phone: 'title',
      width: 280,
      render: (row) => (
        <div className="p-stack--small">
          <a href={`#row-${row.id}`}>{row.name}</a>
          <div>
            <Code>{row.model}</Code>
          </div>
        </div>
      ),
    },
    { key: 'price', kind: 'figure', head: '客户价', render: (row) => <Money size="small" yuan={row.price} /> },
    {
      key: 'rate',
      kind: 'figure',
      head: '折扣率',
      render: (row) => <Input size="small" figure className="p-control--inline" aria-label={`${row.name}的折扣率`} defaultValue={row.rate} />,
    },
    {
      key: 'quantity',
      head: '数量',
      width: 132,
      render: (row) => (
        <Stepper
          size="small"
          max={9999}
          label={`${row.name}的数量`}
          emptyLabel="选用"
          value={quantities[row.id] ?? row.quantity}
          onChange={(next) => setQuantities({ ...quantities, [row.id]: next })}
        />
      ),
    },
    { key: 'amount', kind: 'figure', head: '小计', render: (row) => <Money yuan={row.amount} /> },
    {
      key: 'actions',
      kind: 'actions',
      head: '操作',
      render: (row) => (
        <>
          <Button kind="quiet" size="small" onClick={openDrawer}>
            替换
          </Button>
          <Button kind="quiet" size="small" onClick={openDialog} aria-label={`移除 ${row.name}`}>
            移除
          </Button>
        </>
      ),
    },
  ];
  return (
    <Card flush>
      <Tabs
        label="产品来源"
        current="brand"
        tabs={[
          { key: 'common', label: '常用产品', href: '#common', count: 12 },
          { key: 'brand', label: '品牌产品', href: '#brand', count: 128 },
          { key: 'private', label: '自定义产品', href: '#private' },
          { key: 'soft', label: '软件服务', href: '#soft' },
        ]}
      >
        <Popover label="更多" align="end">
          <ul className="p-menu">
            {['批量修改折扣率', '下载彩页', '清空清单'].map((label) => (
              <li key={label}>
                <button type="button" className="p-menu__item">
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </Popover>
      </Tabs>
      <Table
        caption="清单"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        footer={
          <div className="p-row p-row--apart">
            <span className="p-row">
              合计 <Money yuan={8567568.31} size="large" />
            </span>
            <Button kind="primary" size="large">
              生成配单
            </Button>
          </div>
        }
      />
    </Card>
  );
}
