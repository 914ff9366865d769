import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

export type DrawingName = 'list' | 'search' | 'box' | 'book' | 'unplugged';

/** Of each: the tone behind it, its lines, and the line in the accent. */
const drawings: Readonly<Record<DrawingName, readonly [tone: string, lines: string, accent: string]>> = {
  list: ['M50 22h64v78H50z', 'M46 18h64v78H46zM66 12h24v12H66zM58 42h8M58 58h8M58 74h8M74 42h24M74 58h16', 'M112 76v24M100 88h24'],
  search: ['M34 28h58v68H34z', 'M30 24h58v28M30 24v68h34M42 40h32M42 54h18M42 68h12', 'M110 74a20 20 0 1 1-40 0 20 20 0 0 1 40 0zM104.5 88.5L122 106M82 74h16'],
  box: [
    'M80 58l40-16v40l-40 18z',
    'M40 42l40 16v42L40 82zM120 42L80 58v42l40-18zM40 42l-12 14 40 17 12-15M120 42l12 14-40 17-12-15M40 42l40-14 40 14',
    'M80 8v12M62 12l4 9M98 12l-4 9',
  ],
  book: [
    'M48 24h68v80H48z',
    'M52 18h60v64H52a8 8 0 0 0-8 8V26a8 8 0 0 1 8-8zM44 90a8 8 0 0 0 8 8h60V82M58 32h40M58 46h14M58 60h14',
    'M84 48h16M92 40v16M84 66h16',
  ],
  unplugged: [
    'M28 48h34v32H28z',
    'M24 44h34v32H24zM58 54h12M58 66h12M24 60H10M102 44h28v32h-28a16 16 0 0 1 0-32zM130 60h18',
    'M80 40l-4-10M88 38V26M80 80l-4 10M88 82v12',
  ],
};

/** A line drawing of 160 by 120 in the colours of the page. */
export function Drawing({ name }: { name: DrawingName }) {
  const [tone, lines, accent] = drawings[name];
  return (
    <svg className="p-drawing" width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
      <path className="p-drawing__tone" d={tone} />
      <path d={lines} />
      <path className="p-drawing__accent" d={accent} />
    </svg>
  );
}

/** Nothing here: one drawing, one sentence, and the one thing to do next. */
export function Empty({ drawing = 'list', text, action }: { drawing?: DrawingName | undefined; text: string; action?: ReactNode }) {
  return (
    <div className="p-empty">
      <Drawing name={drawing} />
      <p>{text}</p>
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** What is safe: what was kept, what was not charged. */
  safe?: ReactNode;
  /** Try again, and perhaps a second way out. */
  actions?: ReactNode;
  /** A number to tell the support. */
  reference?: string | undefined;
}

/** Something failed: says what, says what is safe, offers to try again. */
export function ErrorState({ title, safe, actions, reference }: ErrorStateProps) {
  return (
    <div className="p-empty p-empty--error" role="alert">
      <Drawing name="unplugged" />
      <p className="p-h3">{title}</p>
      {safe !== undefined && <p>{safe}</p>}
      {actions !== undefined && <div className="p-row">{actions}</div>}
      {reference !== undefined && <p className="p-small">问题编号 {reference}</p>}
    </div>
  );
}

/** One line that concerns the whole page or form: what is going on and, perhaps, what to do. */
export function Notice({
  tone = 'info',
  children,
  action,
}: {
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={`p-notice p-notice--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone} />
      <div className="p-notice__text">{children}</div>
      {action}
    </div>
  );
}
