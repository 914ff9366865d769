import { Dialog, type DialogAction } from '@portal/ui';
import { useState, type ReactNode } from 'react';

interface BegunDialogProps {
  title: string;
  /** What is asked before it is left: 放弃这次申请？ */
  leaveTitle: string;
  action: DialogAction;
  /** Something was filled in that would be lost. */
  isBegun: boolean;
  onClose(): void;
  /** What was filled in is given up. */
  onDrop(): void;
  children: ReactNode;
}

/** A dialog with a form of some length: what was filled in is not lost by a slip, it is asked before. */
export function BegunDialog({ title, leaveTitle, action, isBegun, onClose, onDrop, children }: BegunDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  const drop = () => {
    onDrop();
    onClose();
  };
  return (
    <Dialog open onClose={() => (isBegun ? setLeaving(true) : onClose())} title={title} width="medium" action={action}>
      {children}
      <Dialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={leaveTitle}
        cancelLabel="继续填写"
        action={{ label: '放弃', danger: true, onAct: drop }}
      >
        已填写的内容还没有提交，关闭后不会保留。
      </Dialog>
    </Dialog>
  );
}
