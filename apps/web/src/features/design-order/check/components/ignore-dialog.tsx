import { designOrderCopy, IGNORE_REASON_MAX } from '@portal/contract/design-order';
import { Button, Dialog, Field, Input } from '@portal/ui';
import { useState } from 'react';
import type { ListIssue } from '../model/list-question.ts';
import './ignore-dialog.css';

/** What is said most often. */
const REASONS = ['客户自备', '现场已有', '分期采购', '按客户要求'];

interface IgnoreDialogProps {
  issue: ListIssue;
  onClose: () => void;
  onIgnore: (reason: string) => void;
}

/** Why a problem may stand. It comes back when what is short changes. */
export function IgnoreDialog({ issue, onClose, onIgnore }: IgnoreDialogProps) {
  return (
    <ReasonDialog
      title={`忽略「${issue.text}」`}
      action="忽略这个问题"
      hint="缺少的数量变化后会再次提醒"
      missing={designOrderCopy.ignoreReasonRequired}
      reasons={REASONS}
      onClose={onClose}
      onGive={onIgnore}
    />
  );
}

interface ReasonDialogProps {
  title: string;
  /** What it is about, where the title does not say it. */
  about?: string;
  action: string;
  hint: string;
  /** Said where nothing was given. */
  missing: string;
  reasons: readonly string[];
  onClose: () => void;
  onGive: (reason: string) => void;
}

/** Asks for a reason, typed or one of the usual. */
export function ReasonDialog({ title, about, action, hint, missing, reasons, onClose, onGive }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const give = () => {
    if (reason.trim() === '') setFault(missing);
    else onGive(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} title={title} action={{ label: action, onAct: give }}>
      <form
        className="dc-ignore"
        onSubmit={(event) => {
          event.preventDefault();
          give();
        }}
      >
        {about !== undefined && <p>{about}</p>}
        <Field label="理由" required error={fault} hint={hint}>
          <Input
            value={reason}
            maxLength={IGNORE_REASON_MAX}
            autoComplete="off"
            onChange={(event) => {
              setReason(event.target.value);
              setFault(null);
            }}
          />
        </Field>
        <div className="dc-reasons">
          {reasons.map((text) => (
            <Button
              key={text}
              size="small"
              aria-pressed={reason === text}
              onClick={() => {
                setReason(text);
                setFault(null);
              }}
            >
              {text}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
