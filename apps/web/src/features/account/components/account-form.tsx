import { Button, Notice } from '@portal/ui';
import { useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { NEEDS_SCRIPT } from '../../../lib/needs-script.ts';
import './account-form.css';

interface AccountFormProps {
  id: string;
  notice: ReactNode;
  /** Stands in the notice, behind its words. */
  noticeAction?: ReactNode;
  isBusy: boolean;
  /** What the button does. */
  label: string;
  submit(event: FormEvent): void;
  children: ReactNode;
}

const subscribeToNothing = () => () => {};

/** Fields below one another, what went wrong above them, and the button that does it, once script is there to do it. */
export function AccountForm({ id, notice, noticeAction, isBusy, label, submit, children }: AccountFormProps) {
  const isTakenOver = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <form id={id} className="a-form" method="post" noValidate onSubmit={submit}>
      {notice && (
        <Notice tone="error" action={noticeAction}>
          {notice}
        </Notice>
      )}
      <noscript>
        <Notice tone="warning">{NEEDS_SCRIPT}</Notice>
      </noscript>
      {children}
      <Button type="submit" kind="primary" size="large" wide busy={isBusy} disabled={!isTakenOver}>
        {label}
      </Button>
    </form>
  );
}
