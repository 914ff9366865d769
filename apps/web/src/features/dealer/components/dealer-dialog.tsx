import { dealerCopy, type BoundDealer } from '@portal/contract/dealer';
import { dealerBindingOf, marksDefaultDealer, type EnterpriseType, type UserType } from '@portal/engines/access';
import { Button, Dialog, Notice, TableSkeleton, toast } from '@portal/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { readBound } from '../api.ts';
import { BoundDealers } from './bound-dealers.tsx';
import { BoundElsewhere } from './bound-elsewhere.tsx';
import { DealerChoice } from './dealer-choice.tsx';
import './dealer-dialog.css';

interface DealerDialogProps {
  /** Known before the dealers themselves are read. */
  isBound: boolean;
  accountNo: string;
  userType: UserType;
  /** Of the enterprise acted for; null: none. */
  enterpriseType: EnterpriseType | null;
  /** Another dealer is ordered from now. */
  onChanged(): void;
  onClose(): void;
}

/** Whom one orders from, chosen (none is bound yet) or changed, over whatever page asked. */
export function DealerDialog({ isBound, accountNo, userType, enterpriseType, onChanged, onClose }: DealerDialogProps) {
  const [bound, setBound] = useState<readonly BoundDealer[]>();
  const [failure, setFailure] = useState<ReactNode>();
  useEffect(() => {
    let isOver = false;
    if (bound === undefined && failure === undefined)
      readBound().then(
        (read) => void (!isOver && setBound(read)),
        (error: unknown) => void (!isOver && setFailure(failureWords(error))),
      );
    return () => void (isOver = true);
  }, [bound, failure]);
  const hasBound = bound !== undefined && bound.length > 0;
  const handleBound = () => {
    toast.success(dealerCopy.bound);
    onChanged();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} width="full" title={(bound ? hasBound : isBound) ? dealerCopy.modifyTitle : dealerCopy.addTitle}>
      <div className="d-dialog">
        {failure !== undefined && (
          <Notice
            tone="error"
            action={
              <Button size="small" onClick={() => setFailure(undefined)}>
                重试
              </Button>
            }
          >
            {failure}
          </Notice>
        )}
        {bound === undefined && failure === undefined && <TableSkeleton />}
        {hasBound && (
          <BoundDealers
            dealers={bound}
            marksDefault={marksDefaultDealer(enterpriseType)}
            onSwitched={() => {
              onChanged();
              onClose();
            }}
            onMarked={() => {
              setBound(undefined);
              onChanged();
            }}
          />
        )}
        {bound &&
          (dealerBindingOf(userType, hasBound) === 'bind' ? (
            <DealerChoice accountNo={accountNo} bound={bound} isFinal={dealerBindingOf(userType, true) !== 'bind'} onBound={handleBound} />
          ) : (
            <BoundElsewhere />
          ))}
      </div>
    </Dialog>
  );
}
