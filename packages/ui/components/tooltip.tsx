import { useId, useRef, useState, type ReactNode } from 'react';
import { placeTip } from './place-tip.ts';

/** Words that explain a word: shown when the term is hovered, focused or tapped; Escape hides them. Never the only place of a fact one needs. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  const ref = useRef<HTMLSpanElement>(null);
  const textRef = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (ref.current) placeTip(ref.current, textRef.current);
    setHidden(false);
  };
  return (
    <span ref={ref} className={hidden ? 'p-tip p-tip--hidden' : 'p-tip'} onPointerEnter={show}>
      <button type="button" className="p-tip__term" aria-describedby={id} onFocus={show} onKeyDown={(event) => event.key === 'Escape' && setHidden(true)}>
        {children}
      </button>
      <span ref={textRef} role="tooltip" id={id} className="p-tip__text">
        {text}
      </span>
    </span>
  );
}
