import { Icon } from '@portal/ui';
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { parseRange, type CellField } from '../../lines/model/cell-range.ts';
import { useTypedFigure } from './use-typed-figure.ts';
import './cell-input.css';

interface CellInputProps {
  /** Said to a screen reader: 折扣率，产品名称. */
  label: string;
  /** The settled figure as text. */
  text: string;
  /** Marks the column; Enter and the arrows go to the same column of the next row. */
  field: CellField;
  onCommit: (text: string) => void;
  /** What would be said of a figure beyond a bound, were it left now; null: nothing. */
  cutWords?: (text: string) => string | null;
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
export function CellInput({ label, text, field, onCommit, cutWords, onPasteRange, onCommitChosen, disabled, after, warning, placeholder }: CellInputProps) {
  const typed = useTypedFigure(field, text, cutWords);
  const noteId = useId();
  const commit = () => typed.commit((figure) => figure !== text && onCommit(figure));
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onCommitChosen) {
      event.preventDefault();
      if (typed.isTyped) typed.commit(onCommitChosen);
      else onCommitChosen(text);
    } else if (event.key === 'Tab' && typed.isTyped && focusNext(event.currentTarget, event.shiftKey ? -1 : 1)) {
      // leaving it has settled it
      event.preventDefault();
    } else if (step !== undefined) {
      event.preventDefault();
      // leaving it settles it
      focusCell(event.currentTarget, step);
    } else if (event.key === 'Escape' && typed.isTyped) {
      // the dialog around it stays open
      event.preventDefault();
      event.stopPropagation();
      typed.abandon();
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = onPasteRange ? parseRange(event.clipboardData.getData('text/plain')) : null;
    if (pasted === null) return;
    event.preventDefault();
    typed.abandon();
    onPasteRange?.(pasted);
  };
  return (
    <span className={after === undefined ? 'do-cell' : 'do-cell do-cell--after'}>
      <input
        className="do-cell__box"
        aria-label={warning === undefined ? label : `${label}，${warning}`}
        data-column={field}
        aria-invalid={typed.note === null ? undefined : true}
        aria-describedby={typed.note === null ? undefined : noteId}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        placeholder={placeholder}
        {...typed.box}
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
      {typed.note !== null && (
        <span className="do-cell__note" role="alert" id={noteId}>
          {typed.note}
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
