import { Button, Dialog, Icon } from '@portal/ui';
import { useId } from 'react';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import { countsOf, summaryOf } from '../model/check-words.ts';
import { brokenCount } from '../model/list-question.ts';
import { CheckBody } from './check-body.tsx';
import { useCheckAnswer, useIsChecking, useSafetyNotes } from './check-provider.tsx';
import { jumpToLine } from './jump-to-line.ts';
import { RecommendationNotes } from './recommendation-notes.tsx';
import './list-check-panel.css';

interface ListCheckPanelProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Where the phone's sheet leads back to: 返回清单. */
  back?: string;
}

/** The check of a list or an order in one line of fixed height that unfolds, on a phone into a sheet. Folded it says what is missing and how serious that is. */
export function ListCheckPanel({ isOpen, onToggle, back = '返回清单' }: ListCheckPanelProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const jump = (skuNo: string) => {
    if (!isPhone) return jumpToLine(skuNo);
    onToggle(false);
    // the sheet gives the focus back first
    setTimeout(() => jumpToLine(skuNo), 50);
  };
  return (
    <section className="dc-panel" aria-label="清单检查">
      <button type="button" className="dc-panel__head" aria-expanded={isOpen} aria-controls={id} onClick={() => onToggle(!isOpen)}>
        <Icon name="shield" />
        <b>清单检查</b>
        <span className="dc-panel__words">{(!isOpen || isPhone) && <FoldedWords />}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <RecommendationNotes />
      <div id={id}>
        {isOpen && !isPhone && <CheckBody onJump={jump} />}
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
            {isOpen && <CheckBody onJump={jump} />}
          </Dialog>
        )}
      </div>
    </section>
  );
}

function FoldedWords() {
  const answer = useCheckAnswer();
  const isLoading = useIsChecking();
  const safetyNotes = useSafetyNotes();
  if (isLoading) return '正在检查';
  if (answer === null) return '没有可检查的产品';
  return (
    <>
      <span className={brokenCount(answer) > 0 ? 'dc-panel__summary dc-panel__summary--broken' : 'dc-panel__summary'}>{summaryOf(answer, safetyNotes)}</span>
      <span className="p-small">{countsOf(answer)}</span>
    </>
  );
}
