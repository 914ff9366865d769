import { Button, Dialog, Icon } from '@portal/ui';
import { useId } from 'react';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { summaryOf } from '../model/check-words.ts';
import { CheckBody } from './check-body.tsx';
import { useCheckAnswer, useCheckState } from './check-provider.tsx';
import { jumpToLine } from './jump-to-line.ts';

interface ListCheckPanelProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The check at the head of the list: one line that unfolds, on a phone into a sheet. */
export function ListCheckPanel({ isOpen, onToggle }: ListCheckPanelProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const answer = useCheckAnswer();
  const isLoading = useCheckState((state) => state.reading === 'loading');
  const words = isLoading ? '正在检查' : answer === null ? '没有可检查的产品' : summaryOf(answer);
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
        <span className="dc-panel__words">{isOpen && !isPhone ? '' : words}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
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
                返回清单
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
