import { designOrderCopy } from '@portal/contract/design-order';
import { Button, Notice } from '@portal/ui';
import { DifferencesTable } from '../../lines/components/differences-table.tsx';
import { useCheckParts, useCheckState } from './check-provider.tsx';
import './check-conflict.css';

/** Another page has set the check otherwise meanwhile: what differs, and the choice between the two (CHECK-19). */
export function CheckConflict() {
  const { store } = useCheckParts();
  const conflict = useCheckState((state) => state.conflict);
  if (conflict === null) return null;
  return (
    <section className="dc-conflict" aria-label="检查设置冲突">
      <Notice
        tone="warning"
        action={
          <span className="dc-conflict__choice">
            <Button size="small" onClick={() => store.keepMine()}>
              以本页为准
            </Button>
            <Button size="small" onClick={() => store.takeTheirs()}>
              用对方的
            </Button>
          </span>
        }
      >
        {designOrderCopy.checkConflict}
      </Notice>
      <DifferencesTable rows={conflict.differences} />
    </section>
  );
}
