import { useRef, useState, type KeyboardEvent } from 'react';
import { leftQuantity, stepQuantity } from '../model/quantity.ts';
import type { ControlSize } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';

export interface StepperProps {
  /** What is counted, for a screen reader: 数量, or the name of the goods. */
  label: string;
  /** Null: nothing chosen yet. Leave out to let the part keep its own value (a plain form). */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  min?: number | undefined;
  /** Infinity: whoever hears `onChange` has the last word, and says it. */
  max: number;
  /** Where `max` is Infinity: why so many will not be taken, said while they are typed; null: they will. */
  refusalOf?: ((quantity: number) => string | null) | undefined;
  step?: number | undefined;
  onChange?: ((quantity: number | null) => void) | undefined;
  /** What is said below the box; '' once it is edited again. For who takes the box away and has to say it elsewhere. */
  onSaid?: ((words: string) => void) | undefined;
  name?: string | undefined;
  size?: ControlSize | undefined;
  disabled?: boolean | undefined;
  /** Words of the one button shown while nothing is chosen; it has the stepper's own width, so nothing jumps. One below the least then means nothing. */
  emptyLabel?: string | undefined;
  /** A box that is left empty takes the least; else the old value comes back. */
  emptyIsLeast?: boolean | undefined;
}

const mostIs = (max: number): string => `数量最大 ${max}`;
const leastIs = (min: number): string => `数量最小 ${min}`;

/**
 * A quantity: − box +. Arrow keys step, Page keys step by ten, Enter and leaving the box take what was typed. What is no whole
 * number, and a box left empty, put the old value back, what is beyond a bound is cut, typed or stepped, and each is said below the box: while it is typed and until it is edited again. With `emptyLabel`,
 * typing less than the least (0) means none chosen; once it is chosen the box has the focus, under a finger +.
 */
export function Stepper({
  label,
  value,
  defaultValue = null,
  min = 1,
  max,
  refusalOf,
  step = 1,
  onChange,
  onSaid,
  name,
  size,
  disabled,
  emptyLabel,
  emptyIsLeast,
}: StepperProps) {
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const boxRef = useRef<HTMLInputElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const frameRef = useRef<HTMLSpanElement>(null);
  /** The box that left had the focus: the button that comes in its place takes it. */
  const handsOver = useRef(false);
  const current = value === undefined ? own : value;
  const bounds = { min, max };
  const isNoneBelow = emptyLabel !== undefined;
  const words = { notWhole: '请输入整数', empty: '没有填写', max: mostIs(max), min: leastIs(min) };
  const judge = (typed: string) => leftQuantity(typed, current, bounds, { empty: emptyIsLeast ? 'least' : 'former', isNoneBelow });
  const type = (typed: string) => {
    const { quantity, said } = judge(typed);
    setDraft(typed);
    say(said === null ? (quantity !== null && refusalOf?.(quantity)) || '' : said === 'empty' ? '' : words[said]);
  };

  const say = (words: string) => {
    setNote(words);
    onSaid?.(words);
  };
  const set = (next: number | null) => {
    setDraft(null);
    if (next === current) return;
    handsOver.current = next === null && frameRef.current?.contains(document.activeElement) === true;
    setOwn(next);
    onChange?.(next);
  };
  const move = (delta: number) => {
    if (isNoneBelow && current !== null && current + delta < min) return set(null);
    const wanted = (current ?? min - delta) + delta;
    say(wanted > max ? mostIs(max) : wanted < min ? leastIs(min) : '');
    set(stepQuantity(current, delta, bounds));
  };
  const take = () => {
    if (draft === null) return;
    const { quantity, said } = judge(draft);
    const stands = said === 'max' || said === 'min' ? `，已按 ${quantity} 处理` : quantity === null ? '' : `，仍是 ${quantity}`;
    say(said === null ? '' : words[said] + stands + (said === 'empty' && isNoneBelow ? '；填 0 取消' : ''));
    set(quantity);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const delta = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key];
    if (delta !== undefined) {
      event.preventDefault();
      move(delta);
    } else if (event.key === 'Enter' && draft !== null && onChange) {
      event.preventDefault();
      take();
    }
  };

  const frame = classes('p-stepper', size && size !== 'medium' && `p-stepper--${size}`);
  if (current === null && emptyLabel !== undefined && draft === null) {
    const addRef = (button: HTMLButtonElement | null) => {
      if (handsOver.current) button?.focus();
      handsOver.current = false;
    };
    const choose = () => {
      set(min);
      // the box would call the keyboard of a phone up, over what is chosen next
      requestAnimationFrame(() => (matchMedia('(pointer: coarse)').matches ? moreRef : boxRef).current?.focus());
    };
    return (
      <span ref={frameRef} className={frame}>
        <button ref={addRef} type="button" className="p-stepper__add" disabled={disabled} onClick={choose} aria-label={`${emptyLabel}：${label}`}>
          <Icon name="plus" size={16} />
          {emptyLabel}
        </button>
      </span>
    );
  }
  return (
    <span ref={frameRef} className={frame}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`减少${label}`}
        disabled={disabled || current === null || (current <= min && !isNoneBelow)}
        onClick={() => move(-step)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        ref={boxRef}
        className="p-stepper__box"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        name={name}
        disabled={disabled}
        value={draft ?? (current === null ? '' : String(current))}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={handleKeyDown}
      />
      <button
        ref={moreRef}
        type="button"
        tabIndex={-1}
        aria-label={`增加${label}`}
        disabled={disabled}
        aria-disabled={current !== null && current >= max}
        onClick={() => move(step)}
      >
        <Icon name="plus" size={16} />
      </button>
      <output className="p-stepper__note">{note}</output>
    </span>
  );
}
