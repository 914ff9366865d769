import { RATE_MAX_IN_PICKING, RATE_MAX_IN_SELECTION } from '@portal/engines/pricing';
import { Dialog, Field, Input } from '@portal/ui';
import { percentDigits } from '@portal/units';
import { useState } from 'react';
import { batchRateFault } from '../model/batch-rate.ts';
import { useSelectionStore } from './selection-provider.tsx';

interface BatchRateDialogProps {
  count: number;
  onClose: () => void;
  onCommit: (text: string) => void;
}

/** One discount rate for all chosen lines; lines without a price keep 100.00. What is typed stays as it was typed until it is a rate. */
export function BatchRateDialog({ count, onClose, onCommit }: BatchRateDialogProps) {
  const { place } = useSelectionStore();
  const max = place.kind === 'order' ? RATE_MAX_IN_SELECTION : RATE_MAX_IN_PICKING;
  const [text, setText] = useState('');
  const [isTold, setIsTold] = useState(false);
  const fault = batchRateFault(text, max);
  const commit = () => {
    if (fault === null) onCommit(text);
    else setIsTold(true);
  };
  return (
    <Dialog open onClose={onClose} title="批量修改折扣率" action={{ label: `修改 ${count} 项`, onAct: commit }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          commit();
        }}
      >
        <Field label="折扣率" hint={`0 至 ${percentDigits(max)}，100 为不打折；无价格的产品保持 100.00`} error={isTold || text.trim() !== '' ? fault : null}>
          <Input
            figure
            after="%"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setIsTold(false);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
