import { Icon, toast } from '@portal/ui';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { parseRange } from '../../lines/model/cell-range.ts';
import { dropsSigns, signsDropped } from '../model/dropped-signs.ts';
import './cell-input.css';

interface CellInputProps {
  /** Said to a screen reader: 折扣率，产品名称. */
  label: string;
  /** The settled figure as text. */
  text: string;
  /** Marks the column; Enter and the arrows go to the same column of the next row. */
  column: string;
  maxLength: number;
  /** What of the typed text may stand in the box; without it all of it, until it is settled. */
  filter?: (text: string) => string;
  onCommit: (text: string) => void;
  onPasteRange?: (range: string[][]) => void;
  /** Sets the figure of all chosen rows. */
  onCommitChosen?: (text: string) => void;
  disabled?: boolean;
  after?: string;
  /** What is wrong with the figure, though it may stand. */
  warning?: string | undefined;
  placeholder?: string;
}

/** A figure edited in place: looks like text until it is hovered or focused. Leaving it or Enter settles it, Escape puts the old figure back;
 * Tab after typing goes to the next figure, Ctrl+Enter gives it to all chosen rows. */
export function CellInput({
  label,
  text,
  column,
  maxLength,
  filter,
  onCommit,
  onPasteRange,
  onCommitChosen,
  disabled,
  after,
  warning,
  placeholder,
}: CellInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** Of what is typed signs were left out. */
  const [isCut, setCut] = useState(false);
  const begin = (typed: string | null) => {
    setDraft(typed);
    setCut(false);
  };
  const tellCut = () => isCut && toast.warning(signsDropped(draft ?? text));
  const commit = () => {
    if (draft !== null) tellCut();
    if (draft !== null && draft !== text) onCommit(draft);
    begin(null);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onCommitChosen) {
      event.preventDefault();
      tellCut();
      onCommitChosen(draft ?? text);
      begin(null);
    } else if (event.key === 'Tab' && draft !== null && focusNext(event.currentTarget, event.shiftKey ? -1 : 1)) {
      // leaving it has settled it
      event.preventDefault();
    } else if (step !== undefined) {
      event.preventDefault();
      // leaving it settles it
      focusCell(event.currentTarget, step);
    } else if (event.key === 'Escape' && draft !== null) {
      // the dialog around it stays open
      event.preventDefault();
      event.stopPropagation();
      begin(null);
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = onPasteRange ? parseRange(event.clipboardData.getData('text/plain')) : null;
    if (pasted === null) return;
    event.preventDefault();
    begin(null);
    onPasteRange?.(pasted);
  };
  return (
    <span className={after === undefined ? 'do-cell' : 'do-cell do-cell--after'}>
      <input
        className="do-cell__box"
        aria-label={warning === undefined ? label : `${label}，${warning}`}
        data-column={column}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        placeholder={placeholder}
        value={draft ?? text}
        // full-width figures are taken too; they become one character each
        maxLength={maxLength}
        onChange={({ target: { value } }) => {
          setDraft(filter ? filter(value) : value);
          if (filter && dropsSigns(value)) setCut(true);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      {warning !== undefined && (
        <span className="do-cell__warning" title={warning}>
          <Icon name="warning" size={16} />
        </span>
      )}
      {after !== undefined && (
        <span className="do-cell__after" aria-hidden="true">
          {after}
        </span>
      )}
    </span>
  );
}

/** The next figure of the list, over the ends of rows; false at its ends, where the focus goes on as ever. */
function focusNext(from: HTMLInputElement, step: 1 | -1): boolean {
  const cells = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-column]:not(:disabled)') ?? [])];
  const next = cells[cells.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}

/** The same column, `step` rows on; rows whose cell is locked are passed over. */
function focusCell(from: HTMLInputElement, step: number): void {
  const cells = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-column="${from.dataset['column']}"]:not(:disabled)`) ?? [])];
  const next = cells[cells.indexOf(from) + step];
  if (next) next.focus();
  else from.blur();
}
