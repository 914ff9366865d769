import { CONTACT_NAME_MAX, DETAIL_ADDRESS_MAX } from '@portal/contract/address/limits';
import { DELIVERY_WAYS, deliveryWayNames, type Delivery, type DeliveryField } from '@portal/contract/order';
import { TRACKING_NO_MAX } from '@portal/contract/order/limits';
import { Field, Input, RadioGroup } from '@portal/ui';
import type { ReactNode } from 'react';
import type { DeliveryTrouble } from '../model/typed-delivery.ts';
import { CarrierInput } from './carrier-input.tsx';
import { FieldPair } from './order-form.tsx';

interface DeliveryChoiceProps {
  typed: Delivery;
  trouble: DeliveryTrouble;
  /** What was written in. */
  onChange(change: Partial<Delivery>): void;
}

/** How goods go to their buyer, and what that way needs. What was typed for another way stays. */
export function DeliveryChoice({ typed, trouble, onChange }: DeliveryChoiceProps) {
  const write = (field: DeliveryField) => ({
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const phone = (label: string, required: boolean): ReactNode => (
    <Field label={label} required={required} error={trouble.contactPhone} hint="收货前买家可见，收货后只留首尾">
      <Input type="tel" maxLength={20} autoComplete="off" {...write('contactPhone')} />
    </Field>
  );
  return (
    <>
      <RadioGroup
        legend="发货方式"
        segmented
        name="delivery-way"
        options={DELIVERY_WAYS.map((way) => ({ value: way, label: deliveryWayNames[way] }))}
        value={typed.way}
        onChange={(way) => onChange({ way: way as Delivery['way'] })}
      />
      {typed.way === 'express' && (
        <FieldPair>
          <Field label="承运公司" required error={trouble.carrier}>
            <CarrierInput {...write('carrier')} />
          </Field>
          <Field label="运单号" required error={trouble.trackingNo}>
            <Input maxLength={TRACKING_NO_MAX} autoComplete="off" {...write('trackingNo')} />
          </Field>
        </FieldPair>
      )}
      {typed.way === 'own' && (
        <FieldPair>
          <Field label="送货人" required error={trouble.contactName}>
            <Input maxLength={CONTACT_NAME_MAX} autoComplete="off" {...write('contactName')} />
          </Field>
          {phone('送货人电话', true)}
        </FieldPair>
      )}
      {typed.way === 'pickUp' && (
        <FieldPair>
          <Field label="自提地点" required error={trouble.place}>
            <Input maxLength={DETAIL_ADDRESS_MAX} placeholder="如：滨江区长河路 1 号 2 号仓" {...write('place')} />
          </Field>
          {phone('联系电话', false)}
        </FieldPair>
      )}
    </>
  );
}
