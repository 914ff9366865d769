import { dealerCopy, type BoundDealer } from '@portal/contract/dealer';
import { Button, Tag, toast } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/failure.ts';
import { switchDealer } from '../api.ts';
import './bound-dealers.css';

/** The dealers one may order from, the one ordered from now marked, the others to switch to. */
export function BoundDealers({ dealers, onSwitched }: { dealers: readonly BoundDealer[]; onSwitched(): void }) {
  const [busyNo, setBusyNo] = useState<string>();
  const handleSwitch = async (merchantNo: string) => {
    setBusyNo(merchantNo);
    try {
      await switchDealer(merchantNo);
      toast.success(dealerCopy.toggled);
      onSwitched();
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setBusyNo(undefined);
    }
  };
  return (
    <ul className="d-bound">
      {dealers.map(({ merchantNo, enterpriseName, contactPhone, regionName, status, choosing, defaultStatus }) => (
        <li key={merchantNo}>
          <div>
            <b>{enterpriseName}</b> {choosing && <Tag tone="success">当前订货</Tag>} {defaultStatus && <Tag>默认</Tag>}
            {status !== 1 && <Tag tone="warning">店铺异常</Tag>}
            <p className="p-small">
              {regionName} · {contactPhone}
            </p>
          </div>
          {!choosing && (
            <Button busy={busyNo === merchantNo} disabled={status !== 1} onClick={() => void handleSwitch(merchantNo)}>
              向它订货
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
