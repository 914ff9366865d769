import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import { Anchor, useUi } from './ui-context.tsx';

/** Letters a search takes at most (specification part 1 §2). */
export const SEARCH_MAX = 50;
/** A placeholder word gives way to the next (specification part 1 §9). */
const PLACEHOLDER_MS = 3000;

export interface SearchBoxProps {
  /** Where the form goes; the words travel in the query under `name`. */
  action: string;
  name?: string | undefined;
  label?: string | undefined;
  defaultValue?: string | undefined;
  /** Shown one after the other while the box is empty; an empty search then looks for the one shown. */
  placeholders?: string[] | undefined;
  onInput?: ((text: string) => void) | undefined;
  /** Further fields of the query, kept as they are. */
  hidden?: Record<string, string> | undefined;
  /** What opens under the box while it has the focus: hot words, history, suggestions. Links, so that they work without script. */
  children?: ReactNode;
  compact?: boolean | undefined;
  /** Words others look for, in a line under the box. */
  words?: { label: string; href: string }[] | undefined;
}

/** The search of a page: an ordinary GET form that script makes quicker. Up to 50 letters. */
export function SearchBox({
  action,
  name = 'keyword',
  label = '搜索',
  defaultValue,
  placeholders = [],
  onInput,
  hidden = {},
  children,
  compact,
  words = [],
}: SearchBoxProps) {
  const { navigate } = useUi();
  const [turn, setTurn] = useState(0);
  const [closed, setClosed] = useState(false);
  const panelId = useId();
  const boxRef = useRef<HTMLInputElement>(null);
  const count = placeholders.length;

  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => {
      if (document.activeElement !== boxRef.current) setTurn((now) => now + 1);
    }, PLACEHOLDER_MS);
    return () => clearInterval(timer);
  }, [count]);

  const placeholder = count > 0 ? placeholders[turn % count] : undefined;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const box = boxRef.current;
    if (box && box.value.trim() === '' && placeholder) box.value = placeholder;
    if (!navigate) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [key, text] of new FormData(event.currentTarget)) if (typeof text === 'string') query.set(key, text.trim());
    setClosed(true);
    navigate(`${action}?${query}`);
  };
  // from the box and from the panel alike
  useEffect(() => {
    const search = boxRef.current?.closest('search');
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setClosed(true);
      else if (key !== 'Tab') setClosed(false);
    };
    search?.addEventListener('keydown', handleKey);
    return () => search?.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <search className={classes('p-search', compact && 'p-search--compact', closed && 'p-search--closed')}>
      <form className="p-search__form" action={action} method="get" onSubmit={handleSubmit}>
        {Object.entries(hidden).map(([key, text]) => (
          <input key={key} type="hidden" name={key} value={text} />
        ))}
        <Icon name="search" />
        <input
          ref={boxRef}
          className="p-search__box"
          type="search"
          name={name}
          aria-label={label}
          aria-controls={children ? panelId : undefined}
          maxLength={SEARCH_MAX}
          defaultValue={defaultValue}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setClosed(false)}
          onClick={() => setClosed(false)}
          onChange={(event) => onInput?.(event.target.value)}
        />
        <button type="submit" className="p-search__go">
          搜索
        </button>
      </form>
      {children && (
        <div id={panelId} className="p-search__panel">
          {children}
        </div>
      )}
      {words.length > 0 && (
        <ul className="p-search__words" aria-label="热门搜索">
          {words.map((word) => (
            <li key={word.href}>
              <Anchor href={word.href}>{word.label}</Anchor>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
