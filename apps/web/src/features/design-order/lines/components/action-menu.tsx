import { Popover } from '@portal/ui';
import type { ReactNode } from 'react';
import './action-menu.css';

interface ActionMenuProps {
  label: string;
  align?: 'start' | 'end';
  /** Links, and buttons with `data-closes`. */
  children: ReactNode;
}

/** What is done less often, behind one button. */
export function ActionMenu({ label, align, children }: ActionMenuProps) {
  return (
    <Popover label={label} align={align}>
      <div className="do-menu">{children}</div>
    </Popover>
  );
}
