import type { ReactNode } from 'react';
import { Container } from './container.tsx';

export interface SiteHeaderProps {
  /** The phone's menu button; hidden where the navigation shows. */
  menu?: ReactNode;
  logo: ReactNode;
  navigation?: ReactNode;
  search?: ReactNode;
  /** What is always at hand at the right: list, account. */
  actions?: ReactNode;
}

/** One row that stays at the upper edge, `--p-header` high: logo, navigation, search, what is always at hand. On a phone menu, mark, search, list. */
export function SiteHeader({ menu, logo, navigation, search, actions }: SiteHeaderProps) {
  return (
    <header className="p-header">
      <Container className="p-header__row">
        {menu}
        <div className="p-header__logo">{logo}</div>
        {navigation !== undefined && <div className="p-header__navigation">{navigation}</div>}
        {search !== undefined && <div className="p-header__search">{search}</div>}
        {actions !== undefined && <div className="p-header__actions">{actions}</div>}
      </Container>
    </header>
  );
}
