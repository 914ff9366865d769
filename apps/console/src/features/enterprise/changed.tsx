import { Tag } from '@portal/ui';

/** A fact of papers; where it was another the time before, marked, with what it was. */
export function Changed({ now, before }: { now: string; before: string | undefined }) {
  if (before === undefined || before === now) return now;
  return (
    <span className="c-changed">
      <span>
        {now} <Tag tone="warning">有修改</Tag>
      </span>
      <span className="p-small">上次提交：{before || '无'}</span>
    </span>
  );
}
