import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'money' | 'success' | 'warning' | 'danger';

/** A state or a kind in one or two words. The words carry the meaning, the colour only helps. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return <span className={`p-tag p-tag--${tone}`}>{children}</span>;
}

/** Numbers above 99 read 99+ (SHELL-9). */
export const badgeText = (count: number, cap = 99): string => (count > cap ? `${cap}+` : String(count));

/** A count at the corner of what it counts; nothing at 0. `label` turns the number into words: 条未读消息. */
export function Badge({ count, cap = 99, label, children }: { count: number; cap?: number | undefined; label?: string | undefined; children?: ReactNode }) {
  return (
    <span className="p-badge">
      {children}
      {count > 0 && (
        <span className="p-badge__count">
          {badgeText(count, cap)}
          {label !== undefined && <span className="p-hidden"> {label}</span>}
        </span>
      )}
    </span>
  );
}
