import type { Dealer } from '@portal/contract/dealer';
import { Tag } from '@portal/ui';
import { useEffect, useId, useRef } from 'react';
import { distanceOf } from '../model/dealer-spots.ts';
import { DealerRow } from './dealer-row.tsx';
import './dealer-list.css';

interface DealerListProps {
  dealers: readonly Dealer[];
  /** Bound already: shown, not offered. */
  boundNos: readonly string[];
  chosenNo: string | undefined;
  /** Whence distances are measured. */
  from: readonly [number, number] | undefined;
  onChoose(dealer: Dealer): void;
}

/** Dealers to choose one of: name, place, phone, how far, and what they deal in. */
export function DealerList({ dealers, boundNos, chosenNo, from, onChoose }: DealerListProps) {
  const list = useRef<HTMLUListElement>(null);
  const group = useId();
  // chosen on the map, it may lie outside the part that is in sight
  useEffect(() => {
    const row = chosenNo === undefined ? null : list.current?.querySelector(`input[value="${chosenNo}"]`)?.closest('li');
    if (
      row &&
      list.current &&
      (row.offsetTop < list.current.scrollTop || row.offsetTop + row.offsetHeight > list.current.scrollTop + list.current.clientHeight)
    )
      list.current.scrollTo({ top: row.offsetTop });
  }, [chosenNo]);
  return (
    <ul className="d-list" aria-label="一级经销商" ref={list}>
      {dealers.map((dealer) => {
        const { merchantNo } = dealer;
        const distance = distanceOf(dealer, from);
        const isBound = boundNos.includes(merchantNo);
        return (
          <DealerRow
            key={merchantNo}
            dealer={dealer}
            group={group}
            isChosen={merchantNo === chosenNo}
            isDisabled={isBound}
            marks={isBound && <Tag>已绑定</Tag>}
            aside={distance === '' ? undefined : distance}
            onChoose={onChoose}
          />
        );
      })}
    </ul>
  );
}
