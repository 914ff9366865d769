import { Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { emptyHead, readHead, today, type HeadDraft } from '../model/head-draft.ts';
import { HeadFields } from './head-fields.tsx';

interface HeadDialogProps {
  title: string;
  /** 新建计算书, 保存. */
  actionLabel: string;
  /** Null: a new one, of today. */
  first: HeadDraft | null;
  /** Rejects as its call does; what is typed then stays. */
  onSave: (head: HeadDraft) => Promise<void>;
  onClose: () => void;
}

/** Writes the head of a book. */
export function HeadDialog({ title, actionLabel, first, onSave, onClose }: HeadDialogProps) {
  const [draft, setDraft] = useState(() => first ?? emptyHead(today()));
  const [errors, setErrors] = useState<Partial<HeadDraft>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (typed: HeadDraft, left: Partial<HeadDraft>) => {
    setDraft(typed);
    setErrors(left);
  };
  const save = async () => {
    const read = readHead(draft);
    setErrors(read.errors ?? {});
    if (read.head === null) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSave(read.head);
    } catch (failed) {
      tellFailure(failed, setFailure);
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} width="medium" title={title} action={{ label: actionLabel, onAct: () => void save(), busy: isBusy }}>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <HeadFields draft={draft} errors={errors} onChange={change} />
    </Dialog>
  );
}
