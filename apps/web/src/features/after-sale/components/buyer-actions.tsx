import type { AfterSale } from '@portal/contract/after-sale';
import { afterSaleMoved } from '@portal/contract/after-sale/errors';
import { afterSaleStates } from '@portal/engines/states';
import { AskedButton, ReasonedButton } from '../../order/index.ts';
import { appeal, giveUp, sendBack } from '../api.ts';
import { ParcelButton } from './parcel-button.tsx';

const APPEALS = ['凭证清楚，经销商仍拒绝', '商品确有质量问题', '经销商要求与约定不符'];

/** What a buyer can do about a request now. */
export function BuyerActions({ request: { afterSaleNo, state }, onDone }: { request: AfterSale; onDone(): void }) {
  const moved = afterSaleMoved.code;
  return (
    <>
      {afterSaleStates.may(state, 'sendBack', 'buyer') && (
        <ParcelButton
          isCarrierKnown={false}
          label="填写退货物流"
          title="商品已寄出"
          words="请在寄出后填写，经销商凭运单号查收。"
          perform={(parcel) => sendBack(afterSaleNo, parcel)}
          onDone={onDone}
        />
      )}
      {afterSaleStates.may(state, 'appeal', 'buyer') && (
        <ReasonedButton
          label="申请平台介入"
          title="申请平台介入？"
          words="平台会根据双方说明和凭证裁定，裁定为最终结果。"
          reasons={APPEALS}
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
