import { designOrderCopy } from '@portal/contract/design-order';
import { Button, Notice } from '@portal/ui';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { DifferencesTable } from '../../lines/components/differences-table.tsx';
import { useSelection, useSelectionStore } from '../../selection/components/selection-provider.tsx';
import { isListChanged } from '../../lines/model/is-list-changed.ts';
import { differencesOf } from '../model/edited-order.ts';
import './order-conflict.css';

/** Another page has saved the order meanwhile: what differs, and the choice between the two. Nothing is sent before it is made (DESIGN-10). */
export function OrderConflict() {
  const store = useSelectionStore();
  const failure = useSelection((state) => state.failure);
  const theirs = useSelection((state) => state.theirs);
  const lines = useSelection((state) => state.lines);
  const words = useSelection((state) => state.words);
  if (!isListChanged(failure)) return null;
  const keepMine = () => store.keepMine().catch((failed) => failed === store.state.getState().failure || tellFailure(failed, sayFailure));
  return (
    <section className="do-conflict" aria-label="修改冲突">
      <Notice
        tone="warning"
        action={
          <span className="do-conflict__choice">
            <Button size="small" onClick={() => void keepMine()}>
              以本页为准
            </Button>
            <Button size="small" onClick={() => void store.discard().catch(tellFailure)}>
              用对方的
            </Button>
          </span>
        }
      >
        {designOrderCopy.orderConflict}。{designOrderCopy.orderConflictHint}
      </Notice>
      {theirs !== null && <DifferencesTable rows={differencesOf({ lines, words }, theirs)} />}
    </section>
  );
}
