import { Button, Icon, Money, Tag } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import type { RecommendedGroup } from '../model/line-groups.ts';
import './line-groups.css';

interface LineGroupsProps {
  groups: readonly RecommendedGroup[];
  renderLines: (group: RecommendedGroup) => ReactNode;
}

/** A long list part by part: what each part costs and what is open in it stands in its head; the first is unfolded, on paper all are. */
export function LineGroups({ groups, renderLines }: LineGroupsProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(() => new Set(groups.slice(0, 1).map(({ id }) => id)));
  const areAllUnfolded = groups.every(({ id }) => unfolded.has(id));
  return (
    <div className="rc-groups">
      <div className="rc-groups__head">
        <span>
          {groups.length} 部分，{groups.reduce((sum, { lines }) => sum + lines.length, 0)} 项
        </span>
        <Button kind="quiet" size="small" onClick={() => setUnfolded(new Set(areAllUnfolded ? [] : groups.map(({ id }) => id)))}>
          {areAllUnfolded ? '全部收起' : '全部展开'}
        </Button>
      </div>
      {groups.map((group) => (
        <details
          key={group.id}
          className="rc-group"
          open={unfolded.has(group.id)}
          onToggle={({ currentTarget: { open } }) => setUnfolded((before) => changed(before, group.id, open))}
        >
          <summary>
            <Icon name="chevron-right" size={16} />
            <span className="rc-group__name">{group.name}</span>
            <span className="rc-group__count">{group.lines.length} 项</span>
            <span className="rc-group__open">
              {group.open.map((text) => (
                <Tag key={text} tone="warning">
                  {text}
                </Tag>
              ))}
            </span>
            <Money yuan={group.amount} />
          </summary>
          {renderLines(group)}
        </details>
      ))}
    </div>
  );
}

function changed(before: ReadonlySet<string>, id: string, isUnfolded: boolean): ReadonlySet<string> {
  if (before.has(id) === isUnfolded) return before;
  const after = new Set(before);
  if (isUnfolded) after.add(id);
  else after.delete(id);
  return after;
}
