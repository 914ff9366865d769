import { afterSaleCopy } from '@portal/contract/after-sale';
import { afterSaleMoved } from '@portal/contract/after-sale/errors';
import { RETURN_ADDRESS_MAX } from '@portal/contract/after-sale/limits';
import { Button, Dialog, Field, Textarea } from '@portal/ui';
import { useState } from 'react';
import { OrderForm, useOrderStep } from '../../order/index.ts';
import { agree } from '../api.ts';

/** The dealer takes goods back, and says where they go to: where the last ones went, to begin with. */
export function AgreeReturnButton({ afterSaleNo, last, onDone }: { afterSaleNo: string; last: string; onDone(): void }) {
  const step = useOrderStep(onDone, afterSaleMoved.code);
  const [address, setAddress] = useState(last);
  const [error, setError] = useState('');
  const handleAct = () => {
    if (address.trim() === '') setError(afterSaleCopy.returnAddressRequired);
    else void step.take(() => agree(afterSaleNo, address.trim()));
  };
  return (
    <>
      <Button kind="primary" onClick={step.open}>
        同意退回
      </Button>
      <Dialog open={step.isOpen} onClose={step.close} title="同意买家寄回商品" width="tip" action={{ label: '同意退回', busy: step.isBusy, onAct: handleAct }}>
        <OrderForm failure={step.failure}>
          <Field label="退货地址、收件人和电话" required error={error}>
            <Textarea
              rows={3}
              value={address}
              maxLength={RETURN_ADDRESS_MAX}
              placeholder="如：浙江省杭州市滨江区长河路 1 号售后仓 李师傅 0571-88880000"
              onChange={({ target }) => {
                setAddress(target.value);
                setError('');
              }}
            />
          </Field>
        </OrderForm>
      </Dialog>
    </>
  );
}
