import { filterRateInput, pricingCopy, RATE_INPUT_MAX_LENGTH, RATE_MAX_IN_PICKING, RATE_MAX_IN_SELECTION } from '@portal/engines/pricing';
import { Dialog, Field, Input } from '@portal/ui';
import { parsePercent, percentDigits } from '@portal/units';
import { useState } from 'react';
import { useSelectionStore } from './selection-provider.tsx';

interface BatchRateDialogProps {
  count: number;
  onClose: () => void;
  onCommit: (text: string) => void;
}

/** One discount rate for all chosen lines; lines without a price keep 100.00. */
export function BatchRateDialog({ count, onClose, onCommit }: BatchRateDialogProps) {
  const { place } = useSelectionStore();
  const max = place.kind === 'order' ? RATE_MAX_IN_SELECTION : RATE_MAX_IN_PICKING;
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const commit = () => {
    if (text.replace('.', '') === '') setError('请输入折扣率');
    else if (parsePercent(text) === null) setError(pricingCopy.notFigure);
    else onCommit(text);
  };
  return (
    <Dialog open onClose={onClose} title="批量修改折扣率" action={{ label: `修改 ${count} 项`, onAct: commit }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          commit();
        }}
      >
        <Field label="折扣率" hint={`0 至 ${percentDigits(max)}，100 为不打折；无价格的产品保持 100.00`} error={error}>
          <Input
            figure
            after="%"
            inputMode="decimal"
            autoComplete="off"
            maxLength={RATE_INPUT_MAX_LENGTH}
            value={text}
            onChange={(event) => {
              setText(filterRateInput(event.target.value));
              setError(null);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
