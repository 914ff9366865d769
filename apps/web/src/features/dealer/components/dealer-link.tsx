import type { BoundDealer } from '@portal/contract/dealer';
import type { UserType } from '@portal/engines/access';
import { Anchor, Icon } from '@portal/ui';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { useReadAnew } from '../../../lib/read-anew.ts';
import { readBound } from '../api.ts';
import { ScopePopover } from './scope-popover.tsx';
import './dealer-link.css';

// opened by few visits, so not part of the page
const DealerDialog = lazy(() => import('./dealer-dialog.tsx').then((module) => ({ default: module.DealerDialog })));

interface DealerLinkProps {
  accountNo: string;
  userType: UserType;
  /** Null while none is bound. */
  dealer: { parentMerchantNo: string; parentMerchantName: string } | null;
}

/** Whom one orders from: pressed, it is chosen or changed over the page; pointed at or focused, it says who that is. */
export function DealerLink({ accountNo, userType, dealer }: DealerLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const [bound, setBound] = useState<BoundDealer>();
  const readAnew = useReadAnew();
  const handlePress = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  // a card that cannot be read stays away
  const handleLook = () => {
    if (dealer && bound?.merchantNo !== dealer.parentMerchantNo)
      readBound().then(
        ([first]) => setBound(first),
        () => undefined,
      );
  };
  return (
    <span className="d-link" onPointerEnter={handleLook} onFocus={handleLook}>
      <Anchor href="/bindFirst" onClick={handlePress}>
        {dealer?.parentMerchantName ?? '去选择'}
      </Anchor>
      {bound && !isOpen && (
        <span className="d-link__card">
          <b>{bound.enterpriseName}</b>
          <span>{bound.contactPhone}</span>
          <ScopePopover groups={bound.groups} />
          <Anchor href="/bindFirst">
            <Icon name="search" size={16} />
            {bound.regionName} · 在地图上查看
          </Anchor>
        </span>
      )}
      {/* beside a menu, which closes at the press and would hide it */}
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <DealerDialog
              isBound={dealer !== null}
              accountNo={accountNo}
              userType={userType}
              onChanged={() => void readAnew()}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </span>
  );
}
