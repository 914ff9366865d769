import type { AfterSale } from '@portal/contract/after-sale';
import { afterSaleMoved } from '@portal/contract/after-sale/errors';
import { afterSaleStates } from '@portal/engines/states';
import { AskedButton, ReasonedButton } from '../../order/index.ts';
import { appeal, giveUp, receiveAnew, sendBack } from '../api.ts';
import { ParcelButton } from './parcel-button.tsx';

/** Of what was sent for goods that came back. */
const NOT_RIGHT = ['没有收到经销商寄出的商品', '收到的商品仍有问题', '收到的商品与约定不符'];
const APPEALS = ['凭证清楚，经销商仍拒绝', '商品确有质量问题', '经销商要求与约定不符'];

/** What a buyer can do about a request now. */
export function BuyerActions({ request: { afterSaleNo, state, way }, onDone }: { request: AfterSale; onDone(): void }) {
  const moved = afterSaleMoved.code;
  return (
    <>
      {afterSaleStates.may(state, 'sendBack', 'buyer') && (
        <ParcelButton
          isCarrierKnown={false}
          label="填写退货物流"
          act="提交"
          title="商品已寄出"
          words="请在寄出后填写，经销商凭运单号查收。"
          perform={(parcel) => sendBack(afterSaleNo, parcel)}
          onDone={onDone}
        />
      )}
      {afterSaleStates.may(state, 'receiveAnew', 'buyer') && (
        <AskedButton
          label="确认收货"
          title={way === 'repair' ? '确认已收到维修好的商品？' : '确认已收到换货商品？'}
          words="请先核对商品与数量。确认后售后完成；在售后期限内仍有问题可以重新申请。"
          moved={moved}
          perform={() => receiveAnew(afterSaleNo)}
          onDone={onDone}
        />
      )}
      {afterSaleStates.may(state, 'appeal', 'buyer') && (
        <ReasonedButton
          label="申请平台介入"
          title="申请平台介入？"
          words="平台会根据双方说明和凭证裁定，裁定为最终结果。"
          reasons={state === 'sentAnew' ? NOT_RIGHT : APPEALS}
          moved={moved}
          perform={(text) => appeal(afterSaleNo, text)}
          onDone={onDone}
        />
      )}
      {afterSaleStates.may(state, 'cancel', 'buyer') && (
        <AskedButton
          label="撤销申请"
          title="撤销这个售后申请？"
          words="撤销后，仍在售后期限内的产品可以重新申请。"
          moved={moved}
          quiet
          perform={() => giveUp(afterSaleNo)}
          onDone={onDone}
        />
      )}
    </>
  );
}
