import { designOrderCopy } from '@portal/contract/design-order';
import { noteWordsOf } from '@portal/engines/compatibility';
import { useKeptNotes } from './check-provider.tsx';
import './printed-notes.css';

/** What recommendations warned of about safety, on the customer's paper; nothing where nothing was. */
export function PrintedNotes() {
  const notes = useKeptNotes().open.filter(({ isSafety }) => isSafety);
  if (notes.length === 0) return null;
  return (
    <section className="dc-paper-notes">
      <h2>{designOrderCopy.safetyHead}</h2>
      <ul>
        {notes.map((note) => (
          <li key={`${note.scenario} ${note.code}`}>{noteWordsOf(note)}</li>
        ))}
      </ul>
    </section>
  );
}
