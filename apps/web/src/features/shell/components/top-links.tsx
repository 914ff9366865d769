import { mayCall, type UserType } from '@portal/engines/access';
import { Anchor } from '@portal/ui';
import { useState, type MouseEvent } from 'react';
import { SignInDialog } from '../../../lib/sign-in-dialog.tsx';
import { leadsSomewhere } from '../../../route-table.ts';
import { TOP_PLACES, type TopPlace } from '../model/top-places.ts';
import type { Viewer } from '../model/viewer.ts';

/** Workbench, favourites, help: what of them there is. */
export function TopLinks({ viewer: { session, site }, className }: { viewer: Viewer; className: string }) {
  const [asked, setAsked] = useState<TopPlace | null>(null);
  const handleClick = (place: TopPlace) => (event: MouseEvent) => {
    if (session) return;
    event.preventDefault();
    setAsked(place);
  };
  return (
    <>
      {session && (
        <Anchor className={className} href={site.workbenchUrl ?? WORKBENCH_WORDS}>
          {workbenchName(session.userType)}
        </Anchor>
      )}
      {TOP_PLACES.filter(({ href }) => leadsSomewhere(href)).map((place) => (
        <Anchor key={place.href} className={className} href={place.href} onClick={handleClick(place)}>
          {place.label}
        </Anchor>
      ))}
      {asked && <SignInDialog words={asked.words} to={asked.href} onClose={() => setAsked(null)} />}
    </>
  );
}

/** What is said of the workbench where the operator has none. */
const WORKBENCH_WORDS = '/right#workbench';

/** Source: ACCESS-15. */
const workbenchName = (userType: UserType): string => (mayCall('cloudMall', userType) ? '我的云商城' : '客户运营中心');
