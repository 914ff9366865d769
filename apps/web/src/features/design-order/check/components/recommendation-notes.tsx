import type { ListCheck } from '@portal/contract/design-order';
import { Icon } from '@portal/ui';
import { useKeptNotes } from './check-provider.tsx';
import { Fold } from './fold.tsx';
import './recommendation-notes.css';

/** What recommendations warned of when they were taken into this list (SIZE-18): what is about safety in sight, the rest folded. Nothing where nothing was. */
export function RecommendationNotes() {
  const notes = useKeptNotes();
  const [safety, others] = [notes.filter(({ isSafety }) => isSafety), notes.filter(({ isSafety }) => !isSafety)];
  if (notes.length === 0) return null;
  return (
    <div className="dc-notes">
      {safety.length > 0 && <NoteList notes={safety} label="智能配单的安全提示" />}
      {others.length > 0 && (
        <Fold title={`智能配单的其他提示（${others.length}）`}>
          <NoteList notes={others} label="智能配单的其他提示" />
        </Fold>
      )}
    </div>
  );
}

function NoteList({ notes, label }: { notes: ListCheck['notes']; label: string }) {
  return (
    <ul className="dc-notes__list" aria-label={label}>
      {notes.map(({ scenario, scene, code, text }) => (
        <li key={`${scenario} ${code}`}>
          <Icon name="warning" size={16} />
          <span>
            <b>{scene}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
