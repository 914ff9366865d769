import type { SessionInfo } from '@portal/contract/account';
import { mayCall } from '@portal/engines/access';
import { useEffect } from 'react';
import { setCartCount } from '../model/cart-count.ts';

/** The badge, asked for once the page stands by whoever has a cart, and anew where the identity or the dealer is another; everybody else has none. */
export function useCartCountOfServer(session: Pick<SessionInfo, 'userType' | 'accountNo' | 'merchantNo' | 'boundShop'> | null): void {
  const hasCart = session !== null && mayCall('keepsCart', session.userType);
  const owner = hasCart ? `${session.accountNo}/${session.merchantNo}/${session.boundShop?.parentMerchantNo ?? ''}` : null;
  useEffect(() => {
    if (owner === null) return setCartCount(0);
    // not part of every page
    void import('../api.ts').then(({ readCartCount }) => readCartCount()).catch(() => null);
  }, [owner]);
}
