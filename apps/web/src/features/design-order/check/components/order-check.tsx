import { Badge, Button, Dialog, IconButton } from '@portal/ui';
import { useHasRoomBeside } from '../../components/use-is-phone.ts';
import { printLineOf } from '../model/check-words.ts';
import { problemCount } from '../model/list-question.ts';
import { CheckBody } from './check-body.tsx';
import { useCheckAnswer } from './check-provider.tsx';
import { jumpToLine } from './jump-to-line.ts';

interface OrderCheckProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Opens and closes the check of an order, with the count of its problems. */
export function OrderCheckButton({ isOpen, onToggle }: OrderCheckProps) {
  const answer = useCheckAnswer();
  return (
    <Button icon="shield" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      清单检查 <Badge count={answer === null ? 0 : problemCount(answer)} label="个问题" />
    </Button>
  );
}

/** The check beside an order; a sheet where there is no room for it. */
export function OrderCheck({ isOpen, onToggle }: OrderCheckProps) {
  const hasRoom = useHasRoomBeside();
  const close = () => onToggle(false);
  if (hasRoom) {
    if (!isOpen) return null;
    return (
      <aside className="dc-side" aria-label="清单检查">
        <div className="dc-side__head">
          <h2 className="p-h3">清单检查</h2>
          <IconButton name="close" size="small" label="收起清单检查" onClick={close} />
        </div>
        <CheckBody onJump={jumpToLine} />
      </aside>
    );
  }
  const jump = (skuNo: string) => {
    close();
    // the sheet gives the focus back first
    setTimeout(() => jumpToLine(skuNo), 50);
  };
  return (
    <Dialog open={isOpen} onClose={close} title="清单检查" width="medium" actions={<Button onClick={close}>返回配单</Button>}>
      {isOpen && <CheckBody onJump={jump} />}
    </Dialog>
  );
}

/** What paper says of the check. */
export function PrintedCheck() {
  const answer = useCheckAnswer();
  return answer === null ? null : <p className="dc-printed">{printLineOf(answer)}</p>;
}
