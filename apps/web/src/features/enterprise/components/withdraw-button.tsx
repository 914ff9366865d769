import { enterpriseCopy, type EnterpriseDetail } from '@portal/contract/enterprise';
import { Button, toast } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { withdrawPapers } from '../api.ts';
import { mayApplicant } from '../model/certification-words.ts';

/** Takes papers back that wait to be decided; nothing in any other state. */
export function WithdrawButton({ detail, onDone }: { detail: EnterpriseDetail; onDone(): void }) {
  const [isBusy, setBusy] = useState(false);
  if (!mayApplicant('withdraw', detail)) return null;
  const handleClick = async () => {
    setBusy(true);
    try {
      await withdrawPapers(detail.enterpriseNo);
      toast.success(enterpriseCopy.withdrawn);
    } catch (failure) {
      tellFailure(failure);
    }
    setBusy(false);
    // also where it was decided meanwhile: the page says what holds now
    onDone();
  };
  return (
    <Button size="small" busy={isBusy} onClick={() => void handleClick()}>
      撤回修改
    </Button>
  );
}
