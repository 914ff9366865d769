import { couponActNames, couponActWords, type CouponTemplate } from '@portal/contract/coupon';
import { Dialog } from '@portal/ui';
import { useState } from 'react';
import { failureText } from '../../../lib/failure.ts';
import { stepTemplate } from '../api.ts';
import type { TemplateStep } from './template-table.tsx';

/** Asked first; what was refused stands in the dialog. */
export function StepDialog({ template, act, onClose, onDone }: { template: CouponTemplate; act: TemplateStep; onClose(): void; onDone(): void }) {
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState('');
  const label = couponActNames[act];
  const handleAct = async () => {
    setBusy(true);
    try {
      await stepTemplate(template, act);
      onDone();
    } catch (failure) {
      setWords(failureText(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${label}“${template.name}”？`}
      action={{ label, danger: act === 'end' || act === 'void', busy: isBusy, onAct: () => void handleAct() }}
    >
      <p>{couponActWords[act]}</p>
      {words !== '' && <p role="alert">{words}</p>}
    </Dialog>
  );
}
