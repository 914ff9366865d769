import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Badge } from '../components/tag.tsx';
import { classes } from '../components/classes.ts';
import { Icon } from '../components/icons.tsx';
import { useCloseOutside } from '../components/popover.tsx';
import { Anchor } from '../components/ui-context.tsx';

export interface NavigationEntry {
  key: string;
  label: string;
  /** Absent: the item only opens what is below it. */
  href?: string | undefined;
  current?: boolean | undefined;
  /** What waits there, and its words for who cannot see the number; 0 shows none. */
  badge?: { count: number; words: string } | undefined;
  /** A line before it parts it from the group before. */
  parted?: boolean | undefined;
  /** Asked before the link is followed; `preventDefault` keeps the page. */
  onSelect?: ((event: MouseEvent) => void) | undefined;
  /** Two levels below the bar at most. Columns of six. */
  children?: NavigationEntry[] | undefined;
}

const isCurrent = (item: NavigationEntry): boolean => Boolean(item.current || item.children?.some(isCurrent));

function Entry({ item, className }: { item: NavigationEntry; className: string }) {
  if (item.href === undefined) return <span className={className}>{item.label}</span>;
  const badge = item.badge?.count ? item.badge : undefined;
  return (
    <Anchor
      className={className}
      href={item.href}
      onClick={item.onSelect}
      aria-current={item.current ? 'page' : undefined}
      aria-label={badge && `${item.label}，${badge.words}`}
    >
      {badge ? (
        <Badge count={badge.count}>
          <span>{item.label}</span>
        </Badge>
      ) : (
        item.label
      )}
    </Anchor>
  );
}

function SubMenu({ items }: { items: NavigationEntry[] }) {
  return (
    <ul className="p-nav__panel">
      {items.map((item) => (
        <li key={item.key}>
          <Entry item={item} className={item.children ? 'p-nav__entry p-nav__entry--head' : 'p-nav__entry'} />
          {item.children && (
            <ul>
              {item.children.map((below) => (
                <li key={below.key}>
                  <Entry item={below} className="p-nav__entry p-nav__entry--below" />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The bar of main destinations. A sub-menu opens on hover, on focus and on a tap of its arrow, and wraps at six
 * (ACCESS-4); without script hover and focus still open it. Escape closes it and keeps the focus at the arrow.
 */
export function MainNavigation({ items, label = '主导航' }: { items: NavigationEntry[]; label?: string | undefined }) {
  const [open, setOpen] = useState<string | null>(null);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const itemOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('.p-nav__item') : null);
    // an item shut by Escape stays shut under a resting pointer until pointer or focus has left it
    const handleLeave = (event: FocusEvent | PointerEvent) => {
      const item = itemOf(event.target);
      if (!item || item.contains(event.relatedTarget as Node | null)) return;
      item.removeAttribute('data-shut');
      if (event.type === 'focusout') setOpen(null);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(null);
      const item = bar.querySelector('.p-nav__item:hover, .p-nav__item:focus-within');
      item?.setAttribute('data-shut', '');
      if (item?.contains(document.activeElement)) item.querySelector<HTMLElement>('.p-nav__arrow')?.focus();
    };
    const handlePress = (event: Event) => {
      if (!bar.contains(event.target as Node)) setOpen(null);
    };
    bar.addEventListener('focusout', handleLeave, { signal });
    bar.addEventListener('pointerout', handleLeave, { signal });
    document.addEventListener('keydown', handleKey, { signal });
    document.addEventListener('pointerdown', handlePress, { signal });
    return () => leaving.abort();
  }, []);
  const handleArrow = (key: string) => (event: MouseEvent) => {
    // the focus on the arrow alone would keep the panel open
    event.currentTarget.closest('.p-nav__item')?.toggleAttribute('data-shut', open === key);
    setOpen(open === key ? null : key);
  };

  return (
    <nav ref={ref} className="p-nav" aria-label={label}>
      <ul className="p-nav__row">
        {items.map((item) => (
          <li
            key={item.key}
            className={classes(
              'p-nav__item',
              isCurrent(item) && 'p-nav__item--current',
              item.parted && 'p-nav__item--parted',
              open === item.key && 'p-nav__item--open',
            )}
          >
            <Entry item={item} className={classes('p-nav__top', item.badge && 'p-nav__top--counted')} />
            {item.children && (
              <>
                <button
                  type="button"
                  className="p-nav__arrow"
                  aria-expanded={open === item.key}
                  aria-label={`${item.label}的下级菜单`}
                  onClick={handleArrow(item.key)}
                >
                  <Icon name="chevron-down" size={16} />
                </button>
                <SubMenu items={item.children} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same destinations on a phone: a button that opens a sheet over the page; `foot` says who is here. Works without script. */
export function PhoneMenu({ items, label = '菜单', foot }: { items: NavigationEntry[]; label?: string | undefined; foot?: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useCloseOutside(ref);
  return (
    <details ref={ref} className="p-phone-menu">
      <summary aria-label={label}>
        <Icon name="menu" size={24} />
        <Icon name="close" size={24} />
      </summary>
      <nav className="p-phone-menu__sheet" aria-label={label}>
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              {item.children ? (
                <details className="p-phone-menu__group">
                  <summary className="p-phone-menu__entry">
                    {item.label}
                    <Icon name="chevron-down" />
                  </summary>
                  {item.href !== undefined && (
                    <Entry item={{ ...item, label: `${item.label} · 全部` }} className="p-phone-menu__entry p-phone-menu__entry--below" />
                  )}
                  {item.children
                    .flatMap((child) => (child.href === undefined && child.children ? child.children : [child, ...(child.children ?? [])]))
                    .map((child) => (
                      <Entry key={child.key} item={child} className="p-phone-menu__entry p-phone-menu__entry--below" />
                    ))}
                </details>
              ) : (
                <Entry item={item} className={classes('p-phone-menu__entry', item.parted && 'p-phone-menu__entry--parted')} />
              )}
            </li>
          ))}
        </ul>
        {foot !== undefined && <div className="p-phone-menu__foot">{foot}</div>}
      </nav>
    </details>
  );
}
