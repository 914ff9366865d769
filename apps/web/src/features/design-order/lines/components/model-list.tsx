import type { Sku } from '@portal/contract/catalog';
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { Icon, Money, Tag } from '@portal/ui';
import { stockText } from '../../../../lib/words/supply-words.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { moveCursor } from '../model/option-cursor.ts';
import { TellingFacts } from './telling-facts.tsx';
import './model-list.css';

export interface ModelSelectProps {
  productName: string;
  skuType: number;
  skus: readonly Sku[];
  skuNo: string;
  /** Pieces of each model that stand in the list. */
  quantityOf: (skuNo: string) => number;
  onSelect: (skuNo: string) => void;
}

interface ModelListProps extends ModelSelectProps {
  /** Stands over its box, where there is no room below. */
  isAbove: boolean;
  /** Closes and gives the focus back. */
  onClose: () => void;
  /** Closes while the focus goes on. */
  onLeave: () => void;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   a native select shows no facts, prices and stock; the keys of its options are those of the list or the search above */
const SEARCH_FROM = 8;
const isOnSale = (sku: Sku): boolean => sku.skuStatus !== SkuStatus.Deactivated;

/** The models of a family to choose one from: number, what differs, price, stock and how many are listed. Arrow keys, Enter, Escape; long lists can be searched. */
export function ModelList({ productName, skuType, skus, skuNo, quantityOf, onSelect, isAbove, onClose, onLeave }: ModelListProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState<string | null>(skuNo);
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  const shown = skus.filter((sku) => wanted.every((word) => `${sku.skuModel} ${sku.skuDesc}`.toLowerCase().includes(word)));
  const cursor = shown.findIndex((sku) => sku.skuNo === active);
  const activeId = cursor < 0 ? undefined : `${id}-${cursor}`;
  const hasSearch = skus.length > SEARCH_FROM;

  useEffect(() => {
    // under a finger the search would bring the keyboard up over the list
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    (isTouched ? listRef.current : (searchRef.current ?? listRef.current))?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const take = (sku: Sku | undefined) => {
    if (sku && isOnSale(sku)) onSelect(sku.skuNo);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target === searchRef.current;
    if (event.key === 'Tab') return onLeave();
    const next = isTyping && (event.key === 'Home' || event.key === 'End') ? null : moveCursor(event.key, cursor, shown.map(isOnSale));
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) take(shown[cursor]);
    else if (next !== null) setActive(shown[next]?.skuNo ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const search = (text: string) => {
    setWords(text);
    setActive(null);
  };
  return (
    <div className={isAbove ? 'do-modellist do-modellist--above' : 'do-modellist'}>
      {hasSearch && (
        <input
          ref={searchRef}
          className="p-control p-control--small do-modellist__search"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={activeId}
          aria-label="按型号或参数查找"
          placeholder="按型号或参数查找"
          autoComplete="off"
          value={words}
          onChange={(event) => search(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      )}
      <ul ref={listRef} id={id} role="listbox" tabIndex={-1} aria-label={`${productName} 的型号`} aria-activedescendant={activeId} onKeyDown={handleKeyDown}>
        {shown.map((sku, place) => (
          <li
            key={sku.skuNo}
            id={`${id}-${place}`}
            role="option"
            className={place === cursor ? 'do-model do-model--active' : 'do-model'}
            aria-selected={sku.skuNo === skuNo}
            aria-disabled={isOnSale(sku) ? undefined : true}
            onClick={() => take(sku)}
          >
            <span className="do-model__tick">{sku.skuNo === skuNo && <Icon name="check" size={16} />}</span>
            <span className="do-model__text">
              <span className="do-model__name">{sku.skuModel}</span>
              <TellingFacts skuDesc={sku.skuDesc} />
            </span>
            <ModelFigures sku={sku} skuType={skuType} quantity={quantityOf(sku.skuNo)} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="do-modellist__none">没有这样的型号</p>}
    </div>
  );
}

function ModelFigures({ sku, skuType, quantity }: { sku: Sku; skuType: number; quantity: number }) {
  const isSoftware = skuType === SkuType.Software;
  return (
    <span className="do-model__figures">
      {isOnSale(sku) ? <Money yuan={sku.price} size="small" freeAtZero={isSoftware} /> : <Tag>已下架</Tag>}
      <span className="p-small">
        {quantity > 0 && <b className="do-model__listed">已选 {quantity}</b>}
        {!isSoftware && stockWords(sku)}
      </span>
    </span>
  );
}

/** What of a model can be had, and whose stock that is: 平台库存 where no dealer is said. A list may hold what is out of stock: it is ordered then (需订货). */
export const stockWords = (model: Parameters<typeof stockText>[0]): string => (model.stockTotal > 0 ? stockText(model) : '需订货');
