import { Button, Notice } from '@portal/ui';
import { useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { NEEDS_SCRIPT } from '../../../lib/browser/needs-script.ts';
import './account-form.css';

interface AccountFormProps {
  id: string;
  notice: ReactNode;
  /** Stands in the notice, behind its words. */
  noticeAction?: ReactNode;
  isBusy: boolean;
  /** What the button does. */
  label: string;
  /** It cannot be taken back. */
  isDanger?: boolean;
  /** Offers the way out beside the button. */
  onCancel?: (() => void) | undefined;
  submit(event: FormEvent): void;
  children: ReactNode;
}

const subscribeToNothing = () => () => {};

/** Fields below one another, what went wrong above them, and the button that does it, once script is there to do it. */
export function AccountForm({ id, notice, noticeAction, isBusy, label, isDanger = false, onCancel, submit, children }: AccountFormProps) {
  const isTakenOver = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const button = (
    <Button type="submit" kind={isDanger ? 'danger' : 'primary'} size={onCancel ? 'medium' : 'large'} wide={!onCancel} busy={isBusy} disabled={!isTakenOver}>
      {label}
    </Button>
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
      {onCancel ? (
        <div className="p-row a-form__deeds">
          <Button onClick={onCancel}>取消</Button>
          {button}
        </div>
      ) : (
        button
      )}
    </form>
  );
}
