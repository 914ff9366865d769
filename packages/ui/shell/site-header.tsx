import type { ReactNode } from 'react';
import { Container, type ContainerWidth } from './top-bar.tsx';

export interface SiteHeaderProps {
  /** The phone's menu button; hidden where the navigation bar shows. */
  menu?: ReactNode;
  logo: ReactNode;
  search?: ReactNode;
  /** Buttons at the right: cart, list. */
  actions?: ReactNode;
  /** The navigation bar below. */
  navigation?: ReactNode;
  width?: ContainerWidth | undefined;
}

/** Logo, search and what is always at hand, with the navigation below. On a phone the search takes its own line. */
export function SiteHeader({ menu, logo, search, actions, navigation, width }: SiteHeaderProps) {
  return (
    <header className="p-header">
      <Container width={width} className="p-header__row">
        {menu}
        <div className="p-header__logo">{logo}</div>
        {search !== undefined && <div className="p-header__search">{search}</div>}
        {actions !== undefined && <div className="p-header__actions">{actions}</div>}
      </Container>
      {navigation !== undefined && (
        <Container width={width} className="p-header__navigation">
          {navigation}
        </Container>
      )}
    </header>
  );
}
