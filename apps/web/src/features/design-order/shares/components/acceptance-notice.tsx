import { Button, Notice } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import './acceptance-notice.css';

interface AcceptanceNoticeProps {
  tone: 'warning' | 'success';
  /** What stands alone in the one line of a phone. */
  head: string;
  children: ReactNode;
  /** What comes next; in sight on a phone, too. */
  action?: ReactNode;
}

/** What a customer accepted. On a phone it is one line that unfolds, for the products come first. */
export function AcceptanceNotice({ tone, head, children, action }: AcceptanceNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice
      tone={tone}
      action={
        <span className="sq-accepted__actions">
          {action}
          <span className="sq-accepted__more">
            <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? '收起' : '展开'}
            </Button>
          </span>
        </span>
      }
    >
      <strong>{head}</strong> <span className={isOpen ? undefined : 'sq-accepted__rest'}>{children}</span>
    </Notice>
  );
}
