import { findCallError } from '@portal/client';
import { seckillCopy } from '@portal/contract/seckill';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../reason/index.ts';

interface AbandonDialogProps {
  abandon(reason: string): Promise<unknown>;
  failureWords(failure: unknown): ReactNode;
  onClose(): void;
  onAbandoned(): void;
}

/** Calls an activity off, with the reason its buyers read (SECKILL-12). */
export const AbandonDialog = ({ abandon, failureWords, onClose, onAbandoned }: AbandonDialogProps) => (
  <ReasonDialog
    title={seckillCopy.abandonTitle}
    cancelLabel="返回"
    action={{ label: seckillCopy.abandon, danger: true }}
    reason={{ label: seckillCopy.abandonReason, max: 100, missing: seckillCopy.reasonRequired }}
    perform={async (reason) => {
      await abandon(reason);
      onAbandoned();
    }}
    wordsOf={(failure) => ({ reason: findCallError(failure)?.fields['reason'], above: failureWords(failure) })}
    onClose={onClose}
  >
    {seckillCopy.abandonWords}
  </ReasonDialog>
);
