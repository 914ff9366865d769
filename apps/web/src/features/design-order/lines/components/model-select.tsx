import { badgeText, Code, CopyButton, Icon } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ModelList, type ModelSelectProps } from './model-list.tsx';
import './model-select.css';

/** Room the list of models wants below its box, px: itself and the bar at the lower edge of the page. */
const ROOM_BELOW = 440;

/** The model of a product family: plain text where there is one, else a list that says what differs; always with a copy button (PICK-3). */
export function ModelSelect(props: ModelSelectProps) {
  const { productName, skus, skuNo, onSelect } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isAbove, setIsAbove] = useState(false);
  const fieldRef = useRef<HTMLSpanElement>(null);
  const boxRef = useRef<HTMLButtonElement>(null);
  const model = skus.find((sku) => sku.skuNo === skuNo)?.skuModel ?? '';

  useLayoutEffect(() => {
    const box = boxRef.current?.getBoundingClientRect();
    if (isOpen && box) setIsAbove(window.innerHeight - box.bottom < ROOM_BELOW && box.top > window.innerHeight - box.bottom);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    document.addEventListener('pointerdown', (event) => !fieldRef.current?.contains(event.target as Node) && setIsOpen(false), { signal: leaving.signal });
    return () => leaving.abort();
  }, [isOpen]);

  // a product of one's own may have no model number, and is then called by its name
  if (skus.length === 1) return model === productName ? '-' : <Code>{model}</Code>;
  const close = () => {
    setIsOpen(false);
    boxRef.current?.focus({ preventScroll: true });
  };
  return (
    <span className="do-models">
      <span ref={fieldRef} className="do-models__field">
        <button
          ref={boxRef}
          type="button"
          className="do-models__box"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <span className="do-models__name">{model}</span>{' '}
          <span className="do-models__count">
            {badgeText(skus.length)}
            <span className="do-models__word"> 个型号</span>
          </span>
          <span className="p-hidden">，选择型号：{productName}</span>
          <Icon name="chevron-down" size={16} />
        </button>
        {isOpen && (
          <ModelList
            {...props}
            isAbove={isAbove}
            onClose={close}
            onLeave={() => setIsOpen(false)}
            onSelect={(chosen) => {
              onSelect(chosen);
              close();
            }}
          />
        )}
      </span>
      <CopyButton text={model} />
    </span>
  );
}
