import { Icon } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import './timeline.css';

export interface TimelineEvent {
  name: string;
  /** Who did it, where that is told. */
  by?: string;
  text: string;
  gmtCreate: string;
}

/** As many stand open; where no more than one is left it does, too. */
const SHOWN = 3;

/** What was done about an order or a request, which comes in the order it was done (several of one moment keep it): the newest first; what is older is folded. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  const newest = events.toReversed();
  const shown = newest.length > SHOWN + 1 ? newest.slice(0, SHOWN) : newest;
  const older = newest.slice(shown.length);
  return (
    <>
      <ol className="od-time" aria-label={label}>
        {shown.map(eventOf)}
      </ol>
      {older.length > 0 && (
        <details className="od-time__older">
          <summary>
            <Icon name="chevron-right" size={16} />
            更早的 {older.length} 条
          </summary>
          <ol className="od-time" aria-label={`更早的${label}`}>
            {older.map(eventOf)}
          </ol>
        </details>
      )}
    </>
  );
}

const eventOf = ({ name, by, text, gmtCreate }: TimelineEvent, index: number) => (
  <li key={`${gmtCreate} ${name} ${index}`}>
    <b>{name}</b>
    <span className="p-small">
      {by} <time dateTime={gmtCreate}>{formatDateTime(Date.parse(gmtCreate))}</time>
    </span>
    {text !== '' && <p className="od-time__text">{text}</p>}
  </li>
);
