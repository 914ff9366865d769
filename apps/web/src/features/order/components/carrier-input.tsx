import { CARRIER_MAX } from '@portal/contract/order/limits';
import { Input } from '@portal/ui';
import { useId, type ComponentProps } from 'react';

/** Those whose parcels are followed; others are typed. */
const CARRIERS = ['顺丰速运', '京东快递', '德邦快递', '中通快递', '圆通速递', '申通快递', '韵达快递', '极兔速递', '邮政 EMS', '跨越速运', '安能物流'];

export function CarrierInput(props: Pick<ComponentProps<typeof Input>, 'value' | 'onChange'>) {
  const listId = useId();
  return (
    <>
      <Input maxLength={CARRIER_MAX} placeholder="如：顺丰速运" list={listId} {...props} />
      <datalist id={listId}>
        {CARRIERS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
