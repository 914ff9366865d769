/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the focus stays in the box, whose keys choose; <select> and <datalist> find nothing while one types */
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { useFieldWiring } from './field.tsx';
import { Icon } from './icons.tsx';
import { SEARCH_MAX } from './search-box.tsx';

/** Long enough that a word typed at a run is looked for once. */
const PAUSE_MS = 150;

export interface PickOption {
  key: string;
  content: ReactNode;
}

export interface PickBoxProps {
  /** What the words find. Rejects where it cannot be told. */
  find: (words: string, signal: AbortSignal) => Promise<readonly PickOption[]>;
  /** What is picked already stays in the list, marked, and is picked no second time. */
  picked: ReadonlySet<string>;
  onPick: (key: string) => void;
  /** Said where nothing is found, and where looking failed. */
  none: string;
  failureOf: (failure: unknown) => string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

type Found = { words: string; options: readonly PickOption[]; failed?: string };
const NOTHING: Found = { words: '', options: [] };

/**
 * Finds while one types, and picks several one after the other: ↑ ↓ go through the list, Enter picks, Escape closes it. The list stays
 * open, and the words stand, until they are changed. Stands in a `Field`.
 */
export function PickBox({ find, picked, onPick, none, failureOf, placeholder, disabled }: PickBoxProps) {
  const wiring = useFieldWiring();
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState(NOTHING);
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const words = text.trim();

  useEffect(() => {
    if (words === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const next = await find(words, leaving.signal).then(
        (options): Found => ({ words, options }),
        (failure: unknown): Found => ({ words, options: [], failed: failureOf(failure) }),
      );
      if (leaving.signal.aborted) return;
      setFound(next);
      setActive(0);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
    // what is looked for changes with the words alone
    // oxlint-disable-next-line react/exhaustive-deps
  }, [words]);

  const isShown = isOpen && words !== '';
  const { options } = words === '' ? NOTHING : found;
  const isLooking = found.words !== words;
  const note = isLooking ? '正在查找…' : (found.failed ?? (options.length === 0 ? none : ''));
  const pick = (option: PickOption | undefined) => {
    if (option && !picked.has(option.key)) onPick(option.key);
  };
  const move = (place: number) => {
    setActive(place);
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // of a form it hands nothing in, and picks nothing of what other words found
      if (isShown && !isLooking) pick(options[active]);
      else setOpen(true);
    } else if (event.key === 'Escape' && isShown) setOpen(false);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      setOpen(true);
      move((active + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length);
    } else return;
    event.preventDefault();
  };
  const handleBlur = () => {
    // the list stands in the page, which must not move under a press before it has landed
    if (document.documentElement.matches(':active')) window.addEventListener('click', () => setOpen(false), { once: true });
    else setOpen(false);
  };
  return (
    <div className="p-pick">
      <input
        {...wiring}
        className="p-control"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown && options.length > 0}
        aria-controls={id}
        aria-activedescendant={isShown && options.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={text}
        placeholder={placeholder}
        disabled={disabled}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={handleBlur}
        onKeyDown={handleKey}
      />
      <div className="p-pick__panel" hidden={!isShown}>
        <p className="p-pick__note" role="status">
          {isShown ? note : ''}
        </p>
        <div id={id} role="listbox" aria-label={placeholder} aria-multiselectable="true">
          {options.map((option, place) => {
            const isPicked = picked.has(option.key);
            return (
              <div
                key={option.key}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={isPicked}
                className={classes('p-pick__option', place === active && 'p-pick__option--active')}
                // the box keeps the focus, or the list would be gone before the click
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setActive(place);
                  pick(option);
                }}
              >
                <span className="p-pick__content">{option.content}</span>
                {isPicked && (
                  <span className="p-pick__mark">
                    <Icon name="check" size={16} />
                    已添加
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
