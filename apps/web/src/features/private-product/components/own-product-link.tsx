import type { PrivateCategory, PrivateProduct } from '@portal/contract/private-product';
import { mayCall } from '@portal/engines/access';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { sayFailure, tellFailure } from '../../../lib/calls/failure.ts';
import { useUserType } from '../../../lib/identity/use-user-type.ts';
import { readPrivateProduct } from '../api.ts';
import { privateDetailHref } from '../model/private-products-query.ts';
import { ProductDetail } from './product-detail.tsx';

interface OwnProductLinkProps {
  spuNo: string;
  className: string;
  title: string;
  tabIndex?: number;
  'aria-hidden'?: boolean;
  children: ReactNode;
}

/** A product of one's own, looked at over the page that names it (PRIVATE-12); in a window of its own with a key held down. Private-role accounts open none. */
export function OwnProductLink({ spuNo, children, ...anchor }: OwnProductLinkProps) {
  const mayOpen = mayCall('keepsPrivateProducts', useUserType());
  const [shown, setShown] = useState<{ product: PrivateProduct; categories: readonly PrivateCategory[] } | null>(null);
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void readPrivateProduct(spuNo).then(setShown, (failure: unknown) => tellFailure(failure, sayFailure));
  };
  if (!mayOpen) return <span {...anchor}>{children}</span>;
  return (
    <>
      <a {...anchor} href={privateDetailHref(spuNo)} target="_blank" rel="noreferrer" aria-haspopup="dialog" onClick={handleClick}>
        {children}
      </a>
      {/* out of the row it stands in */}
      {shown !== null && createPortal(<ProductDetail {...shown} onClose={() => setShown(null)} />, document.body)}
    </>
  );
}
