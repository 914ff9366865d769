import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../components/icons.tsx';
import { useCloseOutside } from '../components/popover.tsx';
import { Badge } from '../components/tag.tsx';
import { Anchor } from '../components/ui-context.tsx';
import { classes } from '../components/classes.ts';

export interface ToolbarEntry {
  key: string;
  icon: IconName;
  /** Four letters at most, so that it stands on one line. */
  label: string;
  /** A link, or a deed, or both: the deed may keep the page with `preventDefault`. */
  href?: string | undefined;
  onSelect?: ((event: MouseEvent) => void) | undefined;
  count?: number | undefined;
  /** What opens beside it, instead of a link or a deed. */
  panel?: ReactNode;
  /** A line above it parts it from the group before. */
  parted?: boolean | undefined;
}

function Tool({ item, className }: { item: ToolbarEntry; className: string }) {
  const inside = (
    <>
      <Badge count={item.count ?? 0}>
        <Icon name={item.icon} />
      </Badge>
      <span>{item.label}</span>
    </>
  );
  if (item.panel !== undefined) {
    return (
      <ToolPanel className={className} label={inside}>
        {item.panel}
      </ToolPanel>
    );
  }
  if (item.href !== undefined) {
    return (
      <Anchor className={className} href={item.href} onClick={item.onSelect}>
        {inside}
      </Anchor>
    );
  }
  return (
    <button type="button" className={className} onClick={item.onSelect}>
      {inside}
    </button>
  );
}

function ToolPanel({ className, label, children }: { className: string; label: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useCloseOutside(ref);
  return (
    <details ref={ref} className="p-toolbar__holder">
      <summary className={className}>{label}</summary>
      <div className="p-toolbar__panel">{children}</div>
    </details>
  );
}

/** What is always within reach at the right edge of a wide screen. Below 1024 px it makes way for `BottomBar`. */
export function FloatingToolbar({ items, label = '快捷工具' }: { items: ToolbarEntry[]; label?: string | undefined }) {
  return (
    <aside className="p-toolbar" aria-label={label}>
      {items.map((item) => (
        <Tool key={item.key} item={item} className={classes('p-toolbar__item', item.parted && 'p-toolbar__item--parted')} />
      ))}
    </aside>
  );
}

/** The phone's bottom bar: up to five destinations, or, with `children`, the next deed of this page. */
export function BottomBar({
  items = [],
  label = '底部导航',
  children,
}: {
  items?: ToolbarEntry[] | undefined;
  label?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="p-bottom-bar">
      {items.length > 0 && (
        <nav className="p-bottom-bar__row" aria-label={label}>
          {items.slice(0, 5).map((item) => (
            <Tool key={item.key} item={item} className="p-bottom-bar__item" />
          ))}
        </nav>
      )}
      {children !== undefined && <div className="p-bottom-bar__deed">{children}</div>}
    </div>
  );
}
