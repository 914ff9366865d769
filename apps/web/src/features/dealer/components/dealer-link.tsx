import type { SessionInfo } from '@portal/contract/account';
import type { BoundDealer } from '@portal/contract/dealer';
import { Anchor, Icon } from '@portal/ui';
import { useState } from 'react';
import { readBound } from '../api.ts';
import { ScopePopover } from './scope-popover.tsx';
import { useDealerDialog } from './use-dealer-dialog.tsx';
import './dealer-link.css';

interface DealerLinkProps {
  session: Pick<SessionInfo, 'accountNo' | 'userType' | 'hasBindFirstDistributor' | 'boundShop'>;
}

/** Whom one orders from: pressed, it is chosen or changed over the page; pointed at or focused, it says who that is. */
export function DealerLink({ session }: DealerLinkProps) {
  const { onPress, isOpen, dialog } = useDealerDialog(session);
  const [bound, setBound] = useState<BoundDealer>();
  const dealer = session.boundShop;
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
      <Anchor href="/bindFirst" onClick={onPress}>
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
      {dialog}
    </span>
  );
}
