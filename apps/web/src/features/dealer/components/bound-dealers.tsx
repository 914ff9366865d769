import { dealerCopy, type BoundDealer } from '@portal/contract/dealer';
import { Button, Icon, Tag, toast } from '@portal/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { makeDefault, switchDealer } from '../api.ts';
import { DealerConsequences } from './confirm-dealer.tsx';
import { DealerRow } from './dealer-row.tsx';
import './bound-dealers.css';

interface BoundDealersProps {
  dealers: readonly BoundDealer[];
  /** One of them is the default, and another may be made it (DEALER-13). */
  marksDefault: boolean;
  /** Another is ordered from now. */
  onSwitched(): void;
  /** Another is the default now. */
  onMarked(): void;
}

/** The dealers one may order from, the one ordered from chosen to begin with; another is chosen and confirmed (DEALER-13). */
export function BoundDealers({ dealers, marksDefault, onSwitched, onMarked }: BoundDealersProps) {
  const [chosenNo, setChosenNo] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const [busyWith, setBusyWith] = useState<string>();
  const group = useId();
  const current = dealers.find(({ choosing }) => choosing)?.merchantNo;
  const aimNo = chosenNo ?? current;
  const perform = async (busyName: string, change: () => Promise<unknown>, { said, onDone }: { said: string; onDone: () => void }) => {
    setBusyWith(busyName);
    try {
      await change();
      toast.success(said);
      setChosenNo(undefined);
      onDone();
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setBusyWith(undefined);
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (aimNo === undefined) setIsMissing(true);
    else void perform('switch', () => switchDealer(aimNo), { said: dealerCopy.switched, onDone: onSwitched });
  };
  return (
    <form className="d-bound" onSubmit={handleSubmit}>
      <ul className="d-bound__list" aria-label="订货店铺">
        {dealers.map((dealer) => {
          const { merchantNo, status, choosing, defaultStatus, msg } = dealer;
          const isNormal = status === 1;
          return (
            <DealerRow
              key={merchantNo}
              dealer={dealer}
              group={group}
              isChosen={merchantNo === aimNo}
              isDisabled={!isNormal}
              marks={
                <>
                  {choosing && <Tag tone="success">当前订货</Tag>} {marksDefault && defaultStatus && <Tag>默认</Tag>}
                </>
              }
              onChoose={() => {
                setChosenNo(merchantNo);
                setIsMissing(false);
              }}
            >
              {isNormal ? (
                marksDefault &&
                !defaultStatus && (
                  <Button
                    kind="quiet"
                    size="small"
                    busy={busyWith === merchantNo}
                    onClick={() => void perform(merchantNo, () => makeDefault(merchantNo), { said: dealerCopy.toggled, onDone: onMarked })}
                  >
                    设为默认
                  </Button>
                )
              ) : (
                <p className="d-bound__why">
                  <Icon name="warning" size={16} />
                  {msg}
                </p>
              )}
            </DealerRow>
          );
        })}
      </ul>
      {isMissing && (
        <p className="p-field__error" role="alert">
          <Icon name="error" size={16} />
          {dealerCopy.shopRequired}
        </p>
      )}
      {current !== undefined && aimNo !== current && <DealerConsequences />}
      {(dealers.length > 1 || current === undefined) && (
        <div className="d-bound__foot">
          <Button type="submit" kind="primary" busy={busyWith === 'switch'} disabled={current !== undefined && aimNo === current}>
            确认切换
          </Button>
        </div>
      )}
    </form>
  );
}
