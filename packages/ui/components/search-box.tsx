import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import { SearchOptions, type SearchOption } from './search-options.tsx';
import { turnWords } from '../model/turn-words.ts';
import { useUi } from './ui-context.tsx';

/** Letters a search takes at most (SHELL-10). */
export const SEARCH_MAX = 50;

export interface SearchBoxProps {
  /** Where the form goes; the words travel in the query under `name`. */
  action: string;
  name?: string | undefined;
  label?: string | undefined;
  /** What was looked for; when it changes, the box follows unless someone is typing in it. */
  defaultValue?: string | undefined;
  /** Shown one after the other while the box is empty; an empty search then looks for the one shown. Where there are none, what is to be typed is said. */
  placeholders?: string[] | undefined;
  onInput?: ((text: string) => void) | undefined;
  /** The words are being looked for. */
  onSearch?: ((words: string) => void) | undefined;
  /** Further fields of the query, kept as they are. */
  hidden?: Record<string, string> | undefined;
  /** What opens under the empty box while it has the focus: hot words. Links, so that they work without script. */
  children?: ReactNode;
  /** What opens while one types: places to go to at once, chosen by ↑ ↓ Enter. */
  options?: readonly SearchOption[] | undefined;
  compact?: boolean | undefined;
  /** The key that leads here from anywhere on the page, shown in the empty box. */
  shortcut?: string | undefined;
}

/** The search of a page: an ordinary GET form that script makes quicker. Up to 50 letters. */
export function SearchBox({
  action,
  name = 'keyword',
  label = '搜索',
  defaultValue = '',
  placeholders = [],
  onInput,
  onSearch,
  hidden = {},
  children,
  options,
  compact,
  shortcut,
}: SearchBoxProps) {
  const { navigate } = useUi();
  const [turn, setTurn] = useState(0);
  const [text, setText] = useState(defaultValue);
  const [hasFocus, setHasFocus] = useState(false);
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const panelId = useId();
  const boxRef = useRef<HTMLInputElement>(null);
  const count = placeholders.length;

  useEffect(
    () =>
      turnWords(
        count,
        () => document.activeElement === boxRef.current,
        () => setTurn((now) => now + 1),
      ),
    [count],
  );
  useEffect(() => {
    const box = boxRef.current;
    if (!box || document.activeElement === box) return;
    box.value = defaultValue;
    setText(defaultValue);
  }, [defaultValue]);

  const placeholder = count > 0 ? placeholders[turn % count] : undefined;
  const isEmpty = text.trim() === '';
  const shown = isEmpty ? [] : (options ?? []);
  const isListOpen = hasFocus && !closed && shown.length > 0;
  const write = (next: string) => {
    if (boxRef.current) boxRef.current.value = next;
    handleText(next);
  };
  function handleText(next: string) {
    setText(next);
    setClosed(false);
    setActive(-1);
    onInput?.(next);
  }
  /** The answer comes in the page: the panel goes, and so does the ring. */
  const leave = () => {
    setClosed(true);
    setActive(-1);
    boxRef.current?.blur();
  };
  /** A place was chosen: the letters that led there have done their work. */
  const go = () => {
    write('');
    leave();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const box = boxRef.current;
    if (box && box.value.trim() === '' && placeholder) write(placeholder);
    onSearch?.(box?.value.trim() ?? '');
    if (!navigate) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [key, value] of new FormData(event.currentTarget)) if (typeof value === 'string') query.set(key, value.trim());
    leave();
    navigate(`${action}?${query}`);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setClosed(true);
      setActive(-1);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault();
      setClosed(false);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // beyond either end the words typed themselves are chosen
      setActive((now) => ((now + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (event.key === 'Enter' && isListOpen && shown[active]) {
      event.preventDefault();
      const { href } = shown[active];
      go();
      if (navigate) navigate(href);
      else window.location.assign(href);
    }
  };

  return (
    <search className={classes('p-search', compact && 'p-search--compact', closed && 'p-search--closed')}>
      <form className="p-search__form" action={action} method="get" onSubmit={handleSubmit}>
        {Object.entries(hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Icon name="search" />
        <input
          ref={boxRef}
          className="p-search__box"
          type="text"
          inputMode="search"
          name={name}
          aria-label={label}
          {...(options && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isListOpen,
            'aria-controls': panelId,
            'aria-activedescendant': isListOpen && active >= 0 ? `${panelId}-${active}` : undefined,
          })}
          maxLength={SEARCH_MAX}
          defaultValue={defaultValue}
          placeholder={placeholder ?? label}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => {
            setHasFocus(true);
            setClosed(false);
          }}
          onBlur={() => setHasFocus(false)}
          onClick={() => setClosed(false)}
          onKeyDown={handleKey}
          onChange={(event) => handleText(event.target.value)}
        />
        {isEmpty && shortcut !== undefined && (
          <kbd className="p-search__key" aria-hidden="true">
            {shortcut}
          </kbd>
        )}
        {text !== '' && (
          <button
            type="button"
            className="p-search__clear"
            aria-label="清空搜索词"
            onClick={() => {
              write('');
              boxRef.current?.focus();
            }}
          >
            <Icon name="close" size={16} />
          </button>
        )}
        <button type="submit" className="p-search__go">
          搜索
        </button>
      </form>
      {isEmpty && children && <div className="p-search__panel">{children}</div>}
      {options && <SearchOptions id={panelId} label={label} options={isListOpen ? shown : []} active={active} onChoose={go} />}
    </search>
  );
}
