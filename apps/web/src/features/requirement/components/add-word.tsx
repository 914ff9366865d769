import { findCallError } from '@portal/client';
import { requirementCopy, WORD_MAX, type Requirement } from '@portal/contract/requirement';
import { Button, Field, Notice, Textarea, toast } from '@portal/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { addWord } from '../api.ts';
import './add-word.css';

interface AddWordProps {
  id: string;
  /** There is an answer: a word is a further question. */
  isAnswered: boolean;
  onAdded(requirement: Requirement): void;
  /** It is in another state by now. */
  onMoved(): void;
}

/** A further word; where it is refused it stays written. */
export function AddWord({ id, isAnswered, onAdded, onMoved }: AddWordProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') return setError(requirementCopy.wordRequired);
    setBusy(true);
    setNotice(undefined);
    try {
      onAdded(await addWord(id, text));
      setText('');
      toast.success(requirementCopy.added);
    } catch (failure) {
      const told = findCallError(failure)?.fields?.['text'];
      setError(told);
      if (told === undefined) setNotice(failureWords(failure));
      if (findCallError(failure)?.status === 409) onMoved();
    }
    setBusy(false);
  };
  return (
    <form className="rq-add" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field label={isAnswered ? '继续提问' : '补充说明'} error={error}>
        <Textarea
          rows={3}
          value={text}
          maxLength={WORD_MAX}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
      </Field>
      <div>
        <Button type="submit" kind="primary" busy={isBusy}>
          {isAnswered ? '发送提问' : '提交补充'}
        </Button>
      </div>
    </form>
  );
}
