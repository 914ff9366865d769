import { figureText } from '@portal/units';
import { briefWarrantyText, type TierId } from '@portal/engines/sizing';
import { Button, Code, Money, Stepper, Table, Tag, type Column } from '@portal/ui';
import { stockText } from '../../../lib/words/supply-words.ts';
import { TIER_NAMES } from '../model/tier-words.ts';
import { awaitedOf, leftOutOf } from '../model/left-out.ts';
import { figuresText } from '../model/figures-text.ts';
import type { ShownTierLine, ShownTier } from '../model/shown-tier.ts';
import { ChoicePicture } from './choice-picture.tsx';
import { lineGroups } from '../model/line-groups.ts';
import { LineGroups } from './line-groups.tsx';
import { LineReason } from './line-reason.tsx';
import './tier-table.css';

/** Columns of one width, so that those of all parts stand below each other; what is left is the product's. */
const WIDTHS = { picture: 92, quantity: 72, kept: 124, price: 104, amount: 112, exchange: 104 } as const;

interface TierTableProps {
  tier: ShownTier;
  onKeep: (line: ShownTierLine, quantity: number) => void;
  onExchange: (line: ShownTierLine) => void;
}

/** The products of the chosen tier: model, quantity, what is kept, price, and why. */
export function TierTable({ tier, onKeep, onExchange }: TierTableProps) {
  const columns: Column<ShownTierLine>[] = [
    {
      key: 'picture',
      head: <span className="p-hidden">图片</span>,
      kind: 'picture',
      width: WIDTHS.picture,
      render: ({ chosen }) => <ChoicePicture src={chosen?.productImage ?? ''} />,
    },
    { key: 'product', head: '产品', phone: 'title', render: (line) => <Product line={line} tier={tier.tier} /> },
    { key: 'quantity', head: '数量', kind: 'figure', width: WIDTHS.quantity, render: ({ quantity }) => figureText(quantity) },
    {
      key: 'kept',
      head: '利旧',
      kind: 'figure',
      width: WIDTHS.kept,
      render: (line) => (
        <>
          <span className="rc-screen">
            <Stepper
              label={`${line.roleName}利旧数量`}
              size="small"
              max={line.quantity}
              value={line.keptQuantity === 0 ? null : line.keptQuantity}
              emptyLabel="已有"
              onChange={(quantity) => onKeep(line, quantity ?? 0)}
            />
          </span>
          <span className="rc-paper">{line.keptQuantity === 0 ? '–' : line.keptQuantity}</span>
        </>
      ),
    },
    {
      key: 'price',
      head: '单价',
      kind: 'figure',
      phone: 'hidden',
      width: WIDTHS.price,
      render: ({ chosen }) => (chosen === null ? '–' : <Money yuan={chosen.price} freeAtZero />),
    },
    {
      key: 'amount',
      head: '小计',
      kind: 'figure',
      width: WIDTHS.amount,
      render: ({ chosen, amount, buyQuantity }) =>
        // free stands once, at the price
        chosen === null || chosen.price === 0 ? '–' : <Money yuan={chosen.price === null && buyQuantity > 0 ? null : amount} absent="–" />,
    },
    {
      key: 'exchange',
      head: <span className="p-hidden">操作</span>,
      kind: 'actions',
      width: WIDTHS.exchange,
      render: (line) =>
        line.alternatives.length > 0 && (
          <Button kind="quiet" size="small" onClick={() => onExchange(line)} aria-label={`更换（${line.alternatives.length}）：${line.roleName}`}>
            更换（{line.alternatives.length}）
          </Button>
        ),
    },
  ];
  const caption = `${TIER_NAMES[tier.tier]}方案的产品`;
  const groups = lineGroups(tier.lines);
  const table = (lines: readonly ShownTierLine[], of = '') => <Table caption={`${caption}${of}`} columns={columns} rows={lines} rowKey={({ key }) => key} />;
  return (
    <>
      {groups === null ? table(tier.lines) : <LineGroups groups={groups} renderLines={({ name, lines }) => table(lines, `：${name}`)} />}
      <p className="rc-total" aria-hidden="true">
        {TIER_NAMES[tier.tier]}合计 <Money yuan={tier.amount} />
      </p>
      <OpenSum tier={tier} />
    </>
  );
}

/** What the sum does not hold and why, and what of it is not in stock; nothing where it is whole. Source: SIZE-9.2. */
function OpenSum({ tier }: { tier: ShownTier }) {
  const [out, awaited] = [leftOutOf(tier), awaitedOf(tier)];
  if (out.length + awaited.length === 0) return null;
  return (
    <div className="rc-open">
      {out.length > 0 && (
        <p>
          <b>合计不含 {out.length} 项：</b>
          {out.map(({ text }) => text).join('、')}
        </p>
      )}
      {awaited.length > 0 && (
        <p>
          <b>合计里有 {awaited.length} 项库存不够，要等货：</b>
          {awaited.map(({ text }) => text).join('、')}
        </p>
      )}
    </div>
  );
}

/** `岳泰 · 质保 1 年`: what sets the same model of three brands apart. */
const makerText = ({ brandName, warrantyMonths }: { brandName: string; warrantyMonths: number | null }): string =>
  [brandName, warrantyMonths !== null && `质保 ${warrantyMonths % 12 === 0 ? `${warrantyMonths / 12} 年` : `${warrantyMonths} 个月`}`]
    .filter(Boolean)
    .join(' · ');

function Product({ line, tier }: { line: ShownTierLine; tier: TierId }) {
  const { chosen, roleName, wanted, unmatched, exchangedFor, isShort } = line;
  const figures = figuresText(line);
  // what somebody took instead is no promise of the tier
  const brief = exchangedFor === null ? briefWarrantyText(tier, line) : null;
  return (
    <div className="rc-product">
      <div className="rc-product__role">
        <Tag>{roleName}</Tag>
        {line.mandatory !== null && <Tag tone="warning">必配</Tag>}
        {exchangedFor !== null && <Tag tone="accent">已更换</Tag>}
        {chosen !== null && isShort && <Tag tone="warning">{stockText(chosen)}，不够</Tag>}
      </div>
      {chosen === null ? (
        <p className="rc-product__unmatched">{unmatched ?? '产品库里没有符合的型号'}</p>
      ) : (
        <>
          {/* a new tab, so that the answers stay as they are */}
          <a className="rc-product__name" href={`/product/detail?id=${encodeURIComponent(chosen.spuNo)}`} target="_blank" rel="noreferrer">
            {chosen.productName}
          </a>
          <div className="rc-product__model">
            <Code>{chosen.productModel}</Code>
            <span className="p-small">{makerText(chosen)}</span>
          </div>
          {brief !== null && <p className="p-small">{brief}</p>}
          {figures !== '' && <p className="rc-product__figures">{figures}</p>}
        </>
      )}
      {wanted !== '' && <p className="p-small">要求：{wanted}</p>}
      <LineReason reason={line.reason} roleName={roleName} />
    </div>
  );
}
