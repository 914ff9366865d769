import { UiProvider, useUi, type LinkProps } from '@portal/ui';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

function StayLink({ href, ...props }: LinkProps) {
  return <Link {...props} to={href} preventScrollReset />;
}

/** Links inside change the list under the eyes of the visitor: the page stays where it is. */
export function StayLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const outer = useUi();
  const stay = outer.navigate ? (href: string) => void navigate(href, { preventScrollReset: true }) : undefined;
  return (
    <UiProvider Link={StayLink} navigate={stay}>
      {children}
    </UiProvider>
  );
}
