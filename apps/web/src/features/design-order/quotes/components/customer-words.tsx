import { CUSTOMER_PHONE_MAX, CUSTOMER_REMARK_MAX, type OrderCustomer } from '@portal/contract/design-order';
import { Field, Input } from '@portal/ui';
import { customerFaultsOf, type CustomerFaults } from '../model/chosen-customer.ts';

interface CustomerWordsProps {
  customer: OrderCustomer;
  faults: CustomerFaults;
  onFaults: (faults: CustomerFaults) => void;
  onType: (typed: Partial<OrderCustomer>) => void;
}

/** What is written of the customer an order is made for: telephone and remark; what is wrong stands on its field once that is left (DESIGN-9). */
export function CustomerWords({ customer, faults, onFaults, onType }: CustomerWordsProps) {
  const boxOf = (name: 'memberAccountPhone' | 'memberAccountRemark') => ({
    name,
    autoComplete: 'off',
    value: customer[name],
    onChange: ({ target }: { target: { value: string } }) => {
      onType({ [name]: target.value });
      onFaults({ ...faults, [name]: undefined });
    },
    onBlur: () => onFaults({ ...faults, [name]: customerFaultsOf(customer)[name] }),
  });
  return (
    <>
      <Field label="客户电话" error={faults['memberAccountPhone']}>
        <Input type="tel" maxLength={CUSTOMER_PHONE_MAX} {...boxOf('memberAccountPhone')} />
      </Field>
      <Field label="客户备注" error={faults['memberAccountRemark']}>
        <Input maxLength={CUSTOMER_REMARK_MAX} {...boxOf('memberAccountRemark')} />
      </Field>
    </>
  );
}
