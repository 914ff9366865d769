import { dealerPriceCopy, type GroupPriceRow } from '@portal/contract/customer';
import { readPrivatePrice } from '@portal/engines/goods';
import { Icon, Input } from '@portal/ui';
import { yuanDigits } from '@portal/units';
import { useState } from 'react';
import { failureText } from '../../../lib/calls/failure.ts';
import { saveGroupPrice } from '../api.ts';

interface GroupPriceCellProps {
  groupNo: string;
  row: GroupPriceRow;
  onStored(): void;
}

/** What a group pays for a model: saved when the cell is left, taken away when it is left empty, and it says so. */
export function GroupPriceCell({ groupNo, row: { skuNo, skuModel, groupPrice }, onStored }: GroupPriceCellProps) {
  const [stored, setStored] = useState(groupPrice);
  const [typed, setTyped] = useState(() => (groupPrice === null ? '' : yuanDigits(groupPrice)));
  const [state, setState] = useState<{ kind: 'rest' | 'saving' | 'saved' } | { kind: 'refused'; words: string }>({ kind: 'rest' });
  const leave = async () => {
    const read = typed.trim() === '' ? { ok: true as const, price: null } : readPrivatePrice(typed);
    if (!read.ok) return setState({ kind: 'refused', words: dealerPriceCopy[read.problem] });
    if (read.price === stored || state.kind === 'saving') return;
    setState({ kind: 'saving' });
    try {
      await saveGroupPrice({ groupNo, skuNo, price: read.price, seen: stored });
      setStored(read.price);
      setState({ kind: 'saved' });
      onStored();
    } catch (failure) {
      setState({ kind: 'refused', words: `未保存：${failureText(failure)}` });
    }
  };
  return (
    <span className="cu-price">
      <Input
        className="cu-price__cell"
        figure
        size="small"
        inputMode="decimal"
        aria-label={`${skuModel} 的分组价`}
        aria-invalid={state.kind === 'refused' || undefined}
        placeholder="—"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setState({ kind: 'rest' });
        }}
        onBlur={() => void leave()}
        onKeyDown={({ key, currentTarget }) => void (key === 'Enter' && currentTarget.blur())}
      />
      <output className={state.kind === 'refused' ? 'cu-price__words cu-price__words--refused' : 'cu-price__words'}>
        {state.kind === 'saving' && '保存中…'}
        {state.kind === 'saved' && (
          <>
            <Icon name="check" size={16} />
            已保存
          </>
        )}
        {state.kind === 'refused' && state.words}
      </output>
    </span>
  );
}
