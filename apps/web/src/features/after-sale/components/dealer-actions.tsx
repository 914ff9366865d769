import { afterSaleActName, refundWarning, type AfterSale } from '@portal/contract/after-sale';
import { afterSaleMoved } from '@portal/contract/after-sale/errors';
import { afterSaleStates, isAnsweredByGoods } from '@portal/engines/states';
import { Checkbox } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useState } from 'react';
import { AskedButton, ReasonedButton } from '../../order/index.ts';
import { agree, receiveGoods, refuse, rejectGoods, sendAnew } from '../api.ts';
import { AgreeReturnButton } from './agree-return-button.tsx';
import { ParcelButton } from './parcel-button.tsx';

const REFUSALS = ['产品已拆封或安装使用', '凭证不足以说明问题', '不在质保范围内', '产品已发出'];
const REJECTIONS = ['退回的产品缺少配件', '退回的产品有人为损坏', '退回的不是本店售出的产品'];

/** What a dealer can do about a request now. `lastReturnAddress`: where goods went back to the last time. */
export function DealerActions({ request, onDone }: { request: AfterSale & { lastReturnAddress: string }; onDone(): void }) {
  const { afterSaleNo, state, way, amount, payWay, lines, lastReturnAddress } = request;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const moved = afterSaleMoved.code;
  const mayAgree = afterSaleStates.may(state, 'refuse', 'dealer');
  const mayReceive = afterSaleStates.may(state, 'receiveGoods', 'dealer');
  const [isRestocked, setRestocked] = useState(false);
  const restock = (
    <Checkbox checked={isRestocked} onChange={({ target }) => setRestocked(target.checked)}>
      退回的产品完好，重新计入库存（{pieces} 件）
    </Checkbox>
  );
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
          perform={() => receiveGoods(afterSaleNo, isRestocked)}
          onDone={onDone}
        >
          {restock}
        </AskedButton>
      )}
      {mayReceive && isAnsweredByGoods(way) && (
        <ParcelButton
          isCarrierKnown
          label={afterSaleActName('sendAnew', way)}
          title={way === 'repair' ? '维修完成，寄回商品' : '收到退货并寄出新品'}
          words={
            way === 'repair' ? '请核对数量与配件，再填写寄回的运单号。' : `请先核对退回的商品，再填写新品的运单号。寄出的新品 ${pieces} 件会从库存里扣减。`
          }
          perform={(parcel) => sendAnew(afterSaleNo, parcel, isRestocked)}
          onDone={onDone}
        >
          {way === 'exchange' && restock}
        </ParcelButton>
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
