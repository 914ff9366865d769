import { creditsCopy, exchangeStateNames, type Exchange } from '@portal/contract/credits';
import { exchangeMoved } from '@portal/contract/credits/errors';
import { CREDITS_REASON_MAX } from '@portal/contract/credits/limits';
import type { ExchangeState } from '@portal/engines/states';
import { exchangeStates } from '@portal/engines/states';
import { Anchor, Code, Tag, toast, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { ProductPicture } from '../../catalog/index.ts';
import { AskedButton, ReasonedButton } from '../../order/index.ts';
import { placeWords } from '../../region/index.ts';
import { cancel, receive } from '../api.ts';
import { creditsGoodsAddress } from '../model/credits-address.ts';
import { Points } from './points.tsx';
import './exchange-list.css';

const TONES: Readonly<Record<ExchangeState, Tone>> = { placed: 'warning', sent: 'accent', received: 'success', cancelled: 'neutral' };

/** One's exchanges, each with what its state allows. */
export function ExchangeList({ exchanges, onDone }: { exchanges: readonly Exchange[]; onDone: () => void }) {
  return (
    <ul className="cr-list" aria-label="兑换记录">
      {exchanges.map((exchange) => (
        <Item key={exchange.exchangeNo} exchange={exchange} onDone={onDone} />
      ))}
    </ul>
  );
}

function Item({ exchange, onDone }: { exchange: Exchange; onDone: () => void }) {
  const { exchangeNo, spuNo, title, picture, unit, quantity, points, state, address, carrier, trackingNo, cancelReason, gmtCreate } = exchange;
  return (
    <li className="cr-item">
      <div className="cr-item__head">
        <Tag tone={TONES[state]}>{exchangeStateNames[state]}</Tag>
        <Code>{exchangeNo}</Code>
        <time dateTime={gmtCreate}>{formatDateTime(Date.parse(gmtCreate))}</time>
      </div>
      <div className="cr-item__body">
        <span className="cr-item__picture">
          <ProductPicture src={picture} size={64} />
        </span>
        <div className="p-stack p-stack--small">
          <h2 className="cr-item__name">
            <Anchor href={creditsGoodsAddress.href({ id: spuNo })}>{title}</Anchor>
          </h2>
          <p className="p-small">
            {quantity} {unit} · 寄往 {placeWords(address)} {address.detailAddress}（{address.contactName}）
          </p>
          {state === 'sent' || state === 'received' ? (
            <p className="p-small">
              {carrier} {trackingNo}
            </p>
          ) : null}
          {cancelReason !== '' && <p className="p-small">取消原因：{cancelReason}，积分已退回</p>}
        </div>
        <Points points={points} />
        <div className="cr-item__do">
          {exchangeStates.may(state, 'cancel', 'buyer') && (
            <ReasonedButton
              label="取消兑换"
              title="取消兑换"
              words="取消后积分全部退回，商品不再寄出。"
              reasons={REASONS}
              reasonMax={CREDITS_REASON_MAX}
              moved={exchangeMoved.code}
              perform={async (reason) => {
                await cancel(exchangeNo, reason);
                toast.success(creditsCopy.cancelled);
              }}
              onDone={onDone}
            />
          )}
          {exchangeStates.may(state, 'receive', 'buyer') && (
            <AskedButton
              label="确认收货"
              title="确认收到商品了吗"
              words="确认后兑换完成，不能再取消。"
              moved={exchangeMoved.code}
              perform={async () => {
                await receive(exchangeNo);
                toast.success('已确认收货');
              }}
              onDone={onDone}
            />
          )}
        </div>
      </div>
    </li>
  );
}

const REASONS = ['地址填错了', '不想要了', '重复提交'];
