import type { ListCheck } from '@portal/contract/design-order';
import { noteKeyOf } from '@portal/engines/compatibility';
import { Button, Icon, toast } from '@portal/ui';
import { useState } from 'react';
import { useCheckParts, useCheckState, useHeadline, useKeptNotes } from './check-provider.tsx';
import { Fold } from './fold.tsx';
import { ReasonDialog } from './ignore-dialog.tsx';
import './recommendation-notes.css';

type Note = ListCheck['notes'][number];

const DONE = ['已按建议修改', '现场已核实', '另行采购', '按客户要求'];

/**
 * What recommendations warned of when they were taken into this list (SIZE-18): what is about safety in sight, the rest folded while the check itself finds something, and what somebody
 * has dealt with by his reason. Nothing where nothing was.
 */
export function RecommendationNotes() {
  const { store } = useCheckParts();
  const { open, handled } = useKeptNotes();
  // beside a verdict that finds nothing they are all there is to look at
  const isInSight = useHeadline().tone === 'success';
  const isReady = useCheckState((state) => state.reading === 'loaded');
  const [asked, setAsked] = useState<Note | null>(null);
  const [safety, others] = [open.filter(({ isSafety }) => isSafety), open.filter(({ isSafety }) => !isSafety)];
  if (open.length + handled.length === 0) return null;
  const onHandle = isReady ? setAsked : null;
  const handle = (note: Note, reason: string) => {
    store.ignore(noteKeyOf(note), reason);
    setAsked(null);
    toast.success('已记为处理', { action: { label: '撤销', onAct: () => store.heed(noteKeyOf(note)) } });
  };
  return (
    <div className="dc-notes">
      {safety.length > 0 && <NoteList notes={safety} label="智能配单的安全提示" onHandle={onHandle} />}
      {others.length > 0 && (
        <Fold title={`智能配单的其他提示（${others.length}）`} isOpen={isInSight}>
          <NoteList notes={others} label="智能配单的其他提示" onHandle={onHandle} />
        </Fold>
      )}
      {handled.length > 0 && (
        <Fold title={`已处理的提示（${handled.length}）`}>
          <ul className="dc-notes__list" aria-label="已处理的提示">
            {handled.map((note) => (
              <li key={`${note.scenario} ${note.code}`}>
                <span className="dc-notes__words">
                  <b>{note.scene}</b> {note.text}
                  <span className="p-small">已处理：{note.reason}</span>
                </span>
                <Button size="small" kind="quiet" aria-label={`重新提示：${note.text}`} onClick={() => store.heed(noteKeyOf(note))}>
                  重新提示
                </Button>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {asked && (
        <ReasonDialog
          title="这条提示已处理"
          about={asked.text}
          action="记为已处理"
          hint="客户的报价单上不再印这条，内部清单仍会列出"
          missing="请填写怎么处理的"
          reasons={DONE}
          onClose={() => setAsked(null)}
          onGive={(reason) => handle(asked, reason)}
        />
      )}
    </div>
  );
}

function NoteList({ notes, label, onHandle }: { notes: Note[]; label: string; onHandle: ((note: Note) => void) | null }) {
  return (
    <ul className="dc-notes__list" aria-label={label}>
      {notes.map((note) => (
        <li key={`${note.scenario} ${note.code}`}>
          <Icon name="warning" size={16} />
          <span className="dc-notes__words">
            <b>{note.scene}</b> {note.text}
          </span>
          {onHandle && (
            <Button size="small" kind="quiet" aria-label={`已处理：${note.text}`} onClick={() => onHandle(note)}>
              已处理
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
