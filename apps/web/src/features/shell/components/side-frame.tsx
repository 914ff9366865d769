import { Breadcrumb, Container, type Crumb } from '@portal/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import './side-frame.css';

interface SideFrameProps {
  /** What the menu is called. */
  label: string;
  crumbs: readonly Crumb[];
  title: string;
  /** Entries of the menu at the left; without them the page stands alone. */
  menu: ReactNode | null;
  children: ReactNode;
}

/** A page with a menu of its neighbours at the left: the member centre, the merchant centre. */
export function SideFrame({ label, crumbs, title, menu, children }: SideFrameProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // a page without a name has no entry
    const row = title === '' ? null : nav.current;
    const current = [...(row?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].at(-1);
    // on a phone the menu is a row wider than the screen; the page itself stays where it is
    if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [title]);
  return (
    <Container>
      <Breadcrumb crumbs={[...crumbs, { label: title }]} />
      <div className={menu === null ? 'm-layout m-layout--alone' : 'm-layout'}>
        {menu !== null && (
          <nav ref={nav} aria-label={label} className="m-menu">
            {menu}
          </nav>
        )}
        <div className="m-layout__page">
          <h1 className="m-layout__title">{title}</h1>
          {children}
        </div>
      </div>
    </Container>
  );
}
