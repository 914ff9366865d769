import { mayCall, VISITOR, type UserType } from '@portal/engines/access';
import { Anchor, badgeText } from '@portal/ui';
import { mayFollow } from '../../../lib/page/page-access.ts';
import { CART_PATH, useCartCount } from '../../cart/index.ts';
import { TOP_PLACES } from '../model/top-places.ts';
import type { Viewer } from '../model/viewer.ts';
import { useSignInFirst } from './use-sign-in-first.tsx';

/** Workbench, favourites, help: what of them there is. */
export function TopLinks({ viewer: { session, site }, className }: { viewer: Viewer; className: string }) {
  const inCart = useCartCount();
  const { askAt, question } = useSignInFirst(session !== null);
  return (
    <>
      {session && (
        <Anchor className={className} href={site.workbenchUrl ?? WORKBENCH_WORDS}>
          {workbenchName(session.userType)}
        </Anchor>
      )}
      {TOP_PLACES.filter(({ href }) => mayFollow(href, session ?? VISITOR)).map(({ href, label }) => (
        <Anchor key={href} className={className} href={href} onClick={askAt(href)}>
          {label}
          {href === CART_PATH && session && <span className="s-top-count">{inCart > 0 && ` ${badgeText(inCart)}`}</span>}
        </Anchor>
      ))}
      {question}
    </>
  );
}

/** What is said of the workbench where the operator has none. */
const WORKBENCH_WORDS = '/right#workbench';

/** Source: ACCESS-15. */
const workbenchName = (userType: UserType): string => (mayCall('cloudMall', userType) ? '我的云商城' : '客户运营中心');
