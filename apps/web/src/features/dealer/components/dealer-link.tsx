import type { BoundDealer } from '@portal/contract/dealer';
import { Anchor, Icon, type IconName } from '@portal/ui';
import { useState } from 'react';
import { readBound } from '../api.ts';
import { ScopePopover } from './scope-popover.tsx';
import { useDealerDialog, type Orderer } from './use-dealer-dialog.tsx';
import './dealer-link.css';

interface DealerLinkProps {
  /** Before the name, where nothing else says what it is. */
  icon?: IconName;
  session: Orderer & { boundShop: { parentMerchantNo: string; parentMerchantName: string } | null };
}

/** Whom one orders from: pressed, it is chosen or changed over the page; pointed at or focused, it says who that is (DEALER-8, DEALER-14). */
export function DealerLink({ session, icon }: DealerLinkProps) {
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
      <Anchor className="d-link__name" href="/bindFirst" onClick={onPress}>
        {icon && <Icon name={icon} size={16} />}
        <span>{dealer?.parentMerchantName ?? (icon ? '选择一级经销商' : '去选择')}</span>
      </Anchor>
      {bound && !isOpen && (
        <span className="d-link__card">
          <b>{bound.enterpriseName}</b>
          <span>商户编号 {bound.merchantNo}</span>
          <span>联系电话 {bound.contactPhone}</span>
          <ScopePopover groups={bound.groups} />
          <Anchor href="/bindFirst" onClick={onPress}>
            <Icon name="swap" size={16} />
            切换店铺
          </Anchor>
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
