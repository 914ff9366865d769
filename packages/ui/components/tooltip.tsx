import { useId, useState, type ReactNode } from 'react';

/** Words that explain a word: shown when the term is hovered, focused or tapped; Escape hides them. Never the only place of a fact one needs. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  return (
    <span className={hidden ? 'p-tip p-tip--hidden' : 'p-tip'} onPointerEnter={() => setHidden(false)}>
      <button
        type="button"
        className="p-tip__term"
        aria-describedby={id}
        onFocus={() => setHidden(false)}
        onKeyDown={(event) => event.key === 'Escape' && setHidden(true)}
      >
        {children}
      </button>
      <span role="tooltip" id={id} className="p-tip__text">
        {text}
      </span>
    </span>
  );
}
