import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { badgeText } from './tag.tsx';
import { Anchor } from './ui-context.tsx';

export interface Tab {
  key: string;
  label: ReactNode;
  href: string;
  /** Shown behind the words, capped at 99+. */
  count?: number | undefined;
}

/** Tabs that are addresses: each a link, the current one marked. Where there is no room they go on in another row; on a phone they are swiped, the current one in sight. */
export function Tabs({
  label,
  tabs,
  current,
  small,
  children,
}: {
  label: string;
  tabs: Tab[];
  current: string;
  small?: boolean | undefined;
  children?: ReactNode;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const here = current === '' ? null : list?.querySelector('[aria-current]')?.parentElement;
    if (list) list.scrollLeft = here ? here.offsetLeft - list.offsetLeft - (list.clientWidth - here.offsetWidth) / 2 : 0;
  }, [current]);
  return (
    <nav className={classes('p-tabs', small && 'p-tabs--small')} aria-label={label}>
      <ul ref={row} className="p-tabs__row">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Anchor className="p-tabs__tab" href={tab.href} aria-current={tab.key === current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className="p-tabs__count">{badgeText(tab.count)}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
      {children !== undefined && <div className="p-tabs__aside">{children}</div>}
    </nav>
  );
}
