import { Anchor, Badge, Icon, type ToolbarEntry } from '@portal/ui';
import './more-tools.css';

/** Tools of a phone's bar that stand in its own row. */
export const TOOLS_IN_BAR = 5;

/** The bar of a phone: what fits one row, and behind its last place whatever does not (ACCESS-14). */
export function barTools(items: readonly ToolbarEntry[]): ToolbarEntry[] {
  if (items.length <= TOOLS_IN_BAR) return [...items];
  const rest = items.slice(TOOLS_IN_BAR - 1);
  const count = rest.reduce((sum, item) => sum + (item.count ?? 0), 0);
  return [...items.slice(0, TOOLS_IN_BAR - 1), { key: 'more', icon: 'more', label: '更多', count, panel: <MoreTools items={rest} /> }];
}

function MoreTools({ items }: { items: readonly ToolbarEntry[] }) {
  return (
    <ul className="s-more">
      {items.map((item) => (
        <li key={item.key}>
          <MoreTool item={item} />
        </li>
      ))}
    </ul>
  );
}

function MoreTool({ item: { icon, label, href, onSelect, count = 0, panel } }: { item: ToolbarEntry }) {
  const inside = (
    <>
      <Badge count={count}>
        <Icon name={icon} />
      </Badge>
      <span>{label}</span>
    </>
  );
  if (panel !== undefined)
    return (
      <details>
        <summary className="s-more__tool">{inside}</summary>
        <div className="s-more__panel">{panel}</div>
      </details>
    );
  if (href !== undefined)
    return (
      <Anchor className="s-more__tool" href={href} onClick={onSelect}>
        {inside}
      </Anchor>
    );
  return (
    <button type="button" className="s-more__tool" onClick={onSelect}>
      {inside}
    </button>
  );
}
