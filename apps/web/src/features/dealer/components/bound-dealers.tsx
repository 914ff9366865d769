import { dealerCopy, type BoundDealer } from '@portal/contract/dealer';
import { Button, Tag, toast } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/failure.ts';
import { makeDefault, switchDealer } from '../api.ts';
import { ConfirmDealer } from './confirm-dealer.tsx';
import { ScopePopover } from './scope-popover.tsx';
import './bound-dealers.css';

/** The dealers one may order from, the one ordered from now marked, the others to switch to. */
export function BoundDealers({ dealers, onSwitched }: { dealers: readonly BoundDealer[]; onSwitched(): void }) {
  const [busyNo, setBusyNo] = useState<string>();
  const [asked, setAsked] = useState<BoundDealer>();
  const perform = async (merchantNo: string, change: (merchantNo: string) => Promise<unknown>, done: string) => {
    setBusyNo(merchantNo);
    try {
      await change(merchantNo);
      toast.success(done);
      onSwitched();
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setBusyNo(undefined);
      setAsked(undefined);
    }
  };
  return (
    <>
      <ul className="d-bound">
        {dealers.map((dealer) => {
          const { merchantNo, enterpriseName, contactPhone, regionName, groups, status, choosing, defaultStatus } = dealer;
          return (
            <li key={merchantNo}>
              <div>
                <b>{enterpriseName}</b> {choosing && <Tag tone="success">当前订货</Tag>} {defaultStatus && <Tag>默认</Tag>}
                {status !== 1 && <Tag tone="warning">店铺异常</Tag>}
                <p className="p-small">
                  {regionName} · {contactPhone}
                </p>
                <ScopePopover groups={groups} />
              </div>
              <div className="d-bound__actions">
                {!defaultStatus && (
                  <Button kind="quiet" busy={busyNo === merchantNo && !asked} onClick={() => void perform(merchantNo, makeDefault, dealerCopy.toggled)}>
                    设为默认
                  </Button>
                )}
                {!choosing && (
                  <Button disabled={status !== 1} onClick={() => setAsked(dealer)}>
                    向它订货
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDealer
        dealer={asked}
        isChange
        isFinal={false}
        busy={busyNo !== undefined}
        onConfirm={() => asked && void perform(asked.merchantNo, switchDealer, dealerCopy.switched)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
