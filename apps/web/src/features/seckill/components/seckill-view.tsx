import { findCallError } from '@portal/client';
import type { SeckillDetail } from '@portal/contract/seckill';
import { seckillStateNames } from '@portal/contract/seckill';
import { UserType } from '@portal/engines/access';
import { Anchor, Button, Card, Code, Money, Notice, StockBar, Stepper, Table, Tag } from '@portal/ui';
import { fen, formatDateTime, toFen, toYuan } from '@portal/units';
import { useState, type ReactNode } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { ProductPicture, productHrefOf } from '../../catalog/index.ts';
import { UnboundPrompt } from '../../dealer/index.ts';
import { orderHref, ordersAddress } from '../../order/index.ts';
import type { BegunPurchase, WonOrder } from '../api.ts';
import { leftWords, piecesToBuy, STATE_TONES, stateOfStatus } from '../model/seckill-state.ts';
import { SessionClock } from './session-clock.tsx';
import './seckill-view.css';

const BuyDialog = lazyPart(async () => (await import('./buy-dialog.tsx')).BuyDialog);

interface SeckillViewProps {
  detail: SeckillDetail;
  userType: UserType;
  onWon(order: WonOrder): void;
  onChanged(): void;
}

/** One item of a flash sale: what it is, what it costs, how long, and how it is bought (SECKILL-8). */
export function SeckillView({ detail, userType, onWon, onChanged }: SeckillViewProps) {
  const { session, item, parts, shop, boughtQuantity, unpaidOrderNo, paidOrderNo, now } = detail;
  const [quantity, setQuantity] = useState(1);
  const [begun, setBegun] = useState<BegunPurchase | null>(null);
  const [isUnbound, setUnbound] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const state = stateOfStatus(item.status);
  const most = Math.max(0, Math.min(item.limitQuantity - boughtQuantity, item.leftQuantity));
  const isOpen = state === 'started' && most > 0 && unpaidOrderNo === '';
  const handleBuy = async () => {
    if (shop === null) return setUnbound(true);
    setBusy(true);
    try {
      const { beginPurchase } = await import('../api.ts');
      setBegun(await beginPurchase(item.itemNo, Math.min(quantity, most)));
    } catch (failure) {
      tellFailure(failure);
      // what the server refused says that the page is no longer so
      if (findCallError(failure)) onChanged();
    }
    setBusy(false);
  };
  return (
    <>
      <Card className="sk-view">
        <div className="sk-view__picture">
          <ProductPicture src={item.mainPic} alt={item.itemName} size={480} isFirst />
        </div>
        <div className="sk-view__panel">
          <div className="p-row">
            <Tag tone={STATE_TONES[state]}>{seckillStateNames[state]}</Tag>
            <span className="p-small">{session.activityName}</span>
          </div>
          <h1 className="sk-view__name">{item.itemName}</h1>
          <p className="sk-view__desc">{item.itemDesc}</p>
          <div className="sk-view__price">
            <Money yuan={item.price} size="large" warm />
            <span className="p-small">/ {item.unit}</span>
            {item.originalPrice !== null && (
              <>
                <Money yuan={item.originalPrice} struck />
                <Tag tone="money">
                  省 <Money yuan={toYuan(fen(toFen(item.originalPrice) - toFen(item.price)))} size="small" />
                </Tag>
              </>
            )}
            <span className="sk-view__clock">
              <SessionClock session={session} now={now} onDue={onChanged} />
            </span>
          </div>
          <dl className="sk-view__rows">
            <Row name="场次">
              {formatDateTime(Date.parse(session.gmtStart))} 至 {formatDateTime(Date.parse(session.gmtEnd))}
            </Row>
            <Row name="名额">
              <StockBar {...leftWords(item)} />
            </Row>
            <Row name="限购">
              {userType === UserType.Person ? '每人' : '每家'} {item.limitQuantity} {item.unit}
              {boughtQuantity > 0 && `，${userType === UserType.Person ? '您' : '您的企业'}已抢到 ${boughtQuantity} ${item.unit}`}
            </Row>
            <Row name="发货">{shop === null ? '绑定一级经销商后由其发货' : `由 ${shop.shopName} 发货`}</Row>
            {isOpen && (
              <Row name="数量">
                <Stepper label="抢购数量" value={Math.min(quantity, most)} max={most} size="large" onChange={(next) => setQuantity(next ?? 1)} />
              </Row>
            )}
          </dl>
          {session.abandonReason !== '' && <Notice tone="warning">活动已终止：{session.abandonReason}</Notice>}
          {unpaidOrderNo !== '' && (
            <Notice tone="warning" action={<Anchor href={orderHref(ordersAddress, unpaidOrderNo)}>去付款</Anchor>}>
              您有一笔待付款的秒杀订单，名额为您保留 10 分钟
            </Notice>
          )}
          {paidOrderNo !== '' && <Notice action={<Anchor href={orderHref(ordersAddress, paidOrderNo)}>查看订单</Anchor>}>您已抢到并付款</Notice>}
          <div className="p-row sk-view__buy">
            <Button kind="primary" size="large" busy={isBusy} aria-disabled={!isOpen} onClick={() => void (isOpen && handleBuy())}>
              {buttonWords(state, { most, unpaidOrderNo })}
            </Button>
            {(state === 'started' || state === 'notStart') && <span className="p-small">抢到后请在 10 分钟内付款，超时名额将释放</span>}
          </div>
        </div>
      </Card>
      <Card title={item.suitNo === '' ? '产品' : '套装内含'} flush>
        <Table
          caption="秒杀商品内含产品"
          rows={parts}
          rowKey={({ skuNo }) => skuNo}
          columns={[
            { key: 'picture', head: '图片', kind: 'picture', render: (part) => <ProductPicture src={part.mainPic} size={64} /> },
            {
              key: 'name',
              head: '产品',
              width: 420,
              phone: 'title',
              render: (part) => (
                <span className="sk-part">
                  {part.spuNo === '' ? part.productName : <Anchor href={productHrefOf(part.spuNo, part.skuNo)}>{part.productName}</Anchor>}
                  <span className="p-small">
                    <Code>{part.skuModel}</Code> {part.skuDesc}
                  </span>
                </span>
              ),
            },
            { key: 'quantity', head: '数量', kind: 'figure', render: (part) => `×${part.quantity} ${part.unit}` },
            { key: 'price', head: '秒杀价', label: '秒杀价', kind: 'figure', render: (part) => <Money yuan={part.price} /> },
            { key: 'original', head: '日常价', label: '日常价', kind: 'figure', render: (part) => <Money yuan={part.originalPrice} /> },
          ]}
        />
      </Card>
      {begun !== null && (
        <ComingDialog title="确认抢购" onClose={() => setBegun(null)}>
          <BuyDialog item={item} quantity={piecesToBuy(quantity, most)} begun={begun} onClose={() => setBegun(null)} onWon={onWon} onChanged={onChanged} />
        </ComingDialog>
      )}
      {isUnbound && <UnboundPrompt userType={userType} onClose={() => setUnbound(false)} />}
    </>
  );
}

function buttonWords(state: ReturnType<typeof stateOfStatus>, { most, unpaidOrderNo }: { most: number; unpaidOrderNo: string }): string {
  if (state !== 'started') return seckillStateNames[state];
  if (unpaidOrderNo !== '') return '请先付款';
  return most === 0 ? '已达限购数量' : '立即抢购';
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
