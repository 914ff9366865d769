import { refundWarning, type AfterSale } from '@portal/contract/after-sale';
import { afterSaleMoved } from '@portal/contract/after-sale/errors';
import { afterSaleStates, isAnsweredByGoods } from '@portal/engines/states';
import { formatYuan } from '@portal/units';
import { AskedButton, ReasonedButton } from '../../order/index.ts';
import { agree, receiveGoods, refuse, rejectGoods, sendAnew } from '../api.ts';
import { AgreeReturnButton } from './agree-return-button.tsx';
import { ParcelButton } from './parcel-button.tsx';

const REFUSALS = ['产品已拆封或安装使用', '凭证不足以说明问题', '不在质保范围内', '产品已发出'];
const REJECTIONS = ['退回的产品缺少配件', '退回的产品有人为损坏', '退回的不是本店售出的产品'];

/** What a dealer can do about a request now. `lastReturnAddress`: where goods went back to the last time. */
export function DealerActions({ request, onDone }: { request: AfterSale & { lastReturnAddress: string }; onDone(): void }) {
  const { afterSaleNo, state, way, amount, payWay, lastReturnAddress } = request;
  const moved = afterSaleMoved.code;
  const mayAgree = afterSaleStates.may(state, 'refuse', 'dealer');
  const mayReceive = afterSaleStates.may(state, 'receiveGoods', 'dealer');
  const back = refundWarning(formatYuan(amount).text, payWay);
  return (
    <>
      {mayAgree && way === 'refund' && (
        <AskedButton label="同意退款" title="同意退款？" words={back} moved={moved} perform={() => agree(afterSaleNo)} onDone={onDone} />
      )}
      {mayAgree && way !== 'refund' && <AgreeReturnButton afterSaleNo={afterSaleNo} last={lastReturnAddress} onDone={onDone} />}
      {mayReceive && !isAnsweredByGoods(way) && (
        <AskedButton
          label="确认收货并退款"
          title="确认已收到退货？"
          words={`请先核对数量与完好程度。${back}`}
          moved={moved}
          perform={() => receiveGoods(afterSaleNo)}
          onDone={onDone}
        />
      )}
      {mayReceive && isAnsweredByGoods(way) && (
        <ParcelButton
          isCarrierKnown
          label={way === 'repair' ? '寄回维修好的商品' : '寄出新品'}
          title={way === 'repair' ? '维修完成，寄回商品' : '收到退货并寄出新品'}
          words={way === 'repair' ? '请核对数量与配件，再填写寄回的运单号。' : '请先核对退回的商品，再填写新品的运单号。'}
          perform={(parcel) => sendAnew(afterSaleNo, parcel)}
          onDone={onDone}
        />
      )}
      {mayAgree && (
        <ReasonedButton
          label="拒绝申请"
          title="拒绝这个售后申请？"
          words="买家会看到理由，并可申请平台介入。"
          reasons={REFUSALS}
          moved={moved}
          perform={(text) => refuse(afterSaleNo, text)}
          onDone={onDone}
        />
      )}
      {mayReceive && (
        <ReasonedButton
          label="拒收退货"
          title="拒收退回的商品？"
          words="买家会看到理由，并可申请平台介入。"
          reasons={REJECTIONS}
          moved={moved}
          perform={(text) => rejectGoods(afterSaleNo, text)}
          onDone={onDone}
        />
      )}
    </>
  );
}
