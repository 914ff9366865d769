import { UiProvider, useUi } from '@portal/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { StayingLink } from '../../../lib/address-bar/page-link.tsx';

/** Links inside change the list under the eyes of the visitor: the page stays where it is. */
export function StayLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const outer = useUi();
  const stay = outer.navigate ? (href: string) => void navigate(href, { preventScrollReset: true }) : undefined;
  return (
    <UiProvider Link={StayingLink} navigate={stay}>
      {children}
    </UiProvider>
  );
}
