import type { Dealer } from '@portal/contract/dealer';
import type { ReactNode } from 'react';
import { ScopePopover } from './scope-popover.tsx';
import { DealerPhone } from './dealer-phone.tsx';
import './dealer-row.css';

interface DealerRowProps {
  dealer: Dealer;
  /** Of the radios it is one of. */
  group: string;
  isChosen: boolean;
  isDisabled: boolean;
  /** Beside the name. */
  marks?: ReactNode;
  /** At the right end of the name's line. */
  aside?: ReactNode;
  onChoose(dealer: Dealer): void;
  /** Below the facts. */
  children?: ReactNode;
}

/** A dealer to choose: name, place, phone, and what it deals in. */
export function DealerRow({ dealer, group, isChosen, isDisabled, marks, aside, onChoose, children }: DealerRowProps) {
  const { merchantNo, enterpriseName, contactPhone, regionName, groups } = dealer;
  return (
    <li className="d-row">
      <label className="d-row__choice">
        <input type="radio" name={group} value={merchantNo} checked={isChosen} disabled={isDisabled} onChange={() => onChoose(dealer)} />
        <span className="d-row__name">
          {enterpriseName} {marks}
        </span>
        {aside !== undefined && <span className="d-row__aside">{aside}</span>}
        <span className="d-row__facts">{regionName}</span>
      </label>
      <div className="d-row__more">
        <span className="d-row__phone">
          <DealerPhone phone={contactPhone} />
        </span>
        <ScopePopover groups={groups} />
        {children}
      </div>
    </li>
  );
}
