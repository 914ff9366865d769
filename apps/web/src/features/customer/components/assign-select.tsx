import type { Customer, CustomerStaff } from '@portal/contract/customer';
import { Select, toast } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { assignCustomer } from '../api.ts';

interface AssignSelectProps {
  customer: Customer;
  staff: readonly CustomerStaff[];
  onAssigned(): void;
}

/** Who looks after a customer, changed in its place; what it was before is one press away (ENTERPRISE-16). */
export function AssignSelect({ customer: { customerNo, customerName, staffNo }, staff, onAssigned }: AssignSelectProps) {
  const [isBusy, setBusy] = useState(false);
  const before = staffNo ?? '';
  const assign = async (to: string, undoTo: string | null) => {
    setBusy(true);
    try {
      await assignCustomer(customerNo, to);
      const name = staff.find((one) => one.staffNo === to)?.staffName;
      toast.success(
        name === undefined ? `${customerName}现在没有负责员工` : `${customerName}现在由${name}负责`,
        undoTo === null ? {} : { action: { label: '撤销', onAct: () => void assign(undoTo, null) } },
      );
    } catch (failure) {
      tellFailure(failure);
    }
    onAssigned();
    setBusy(false);
  };
  return (
    <Select size="small" aria-label={`${customerName}的负责员工`} value={before} disabled={isBusy} onChange={({ target }) => void assign(target.value, before)}>
      <option value="">未分配</option>
      {staff.map((one) => (
        <option key={one.staffNo} value={one.staffNo}>
          {one.staffName}
          {one.ownCustomers ? '（仅看自己的客户）' : ''}
        </option>
      ))}
    </Select>
  );
}
