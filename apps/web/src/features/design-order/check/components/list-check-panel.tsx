import { Button, Dialog, Icon, TableSkeleton } from '@portal/ui';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { useIsPhone } from '../../../../lib/browser/use-is-phone.ts';
import { CheckConflict } from './check-conflict.tsx';
import { useHeadline } from './check-provider.tsx';
import { jumpToLine } from './jump-to-line.ts';
import { RecommendationNotes } from './recommendation-notes.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import './list-check-panel.css';

const CheckBody = lazyPart(async () => (await import('./check-body.tsx')).CheckBody);

interface ListCheckPanelProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Where the phone's sheet leads back to: 返回清单. */
  back?: string;
}

/** The check of a list or an order in one line of fixed height that unfolds, on a phone into a sheet. Its head is the verdict (CHECK-18); folded it says what is missing and how serious that is. */
export function ListCheckPanel({ isOpen, onToggle, back = '返回清单' }: ListCheckPanelProps) {
  const id = useId();
  const headline = useHeadline();
  const isPhone = useIsPhone();
  const jump = (skuNo: string) => {
    if (!isPhone) return jumpToLine(skuNo);
    onToggle(false);
    // the sheet gives the focus back first
    setTimeout(() => jumpToLine(skuNo), 50);
  };
  const body = isOpen && (
    <Suspense fallback={<TableSkeleton rows={3} columns={2} />}>
      <CheckBody onJump={jump} />
    </Suspense>
  );
  return (
    <section className={`dc-panel dc-tone--${headline.tone}`} aria-label="清单检查">
      <button type="button" className="dc-panel__head" aria-expanded={isOpen} aria-controls={id} onClick={() => onToggle(!isOpen)}>
        <b>清单检查</b>
        <VerdictMark headline={headline} />
        <span className="dc-panel__words">
          {(!isOpen || isPhone) && (
            <>
              <span>{headline.words}</span>
              <span>{headline.counts}</span>
            </>
          )}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <CheckConflict />
      <RecommendationNotes />
      <div id={id}>
        {!isPhone && body}
        {isPhone && (
          <Dialog
            open={isOpen}
            onClose={() => onToggle(false)}
            title="清单检查"
            width="medium"
            actions={
              <Button wide onClick={() => onToggle(false)}>
                {back}
              </Button>
            }
          >
            {body}
          </Dialog>
        )}
      </div>
    </section>
  );
}
