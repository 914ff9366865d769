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
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const ignore = () => {
    if (reason.trim() === '') setFault(designOrderCopy.ignoreReasonRequired);
    else onIgnore(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} title={`忽略「${issue.text}」`} action={{ label: '忽略这个问题', onAct: ignore }}>
      <form
        className="dc-form"
        onSubmit={(event) => {
          event.preventDefault();
          ignore();
        }}
      >
        <Field label="理由" required error={fault} hint="缺少的数量变化后会再次提醒">
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
          {REASONS.map((text) => (
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
