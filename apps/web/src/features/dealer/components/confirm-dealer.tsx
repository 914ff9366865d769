import { dealerCopy, type Dealer } from '@portal/contract/dealer';
import { scopeWords } from '@portal/engines/access';
import { Dialog } from '@portal/ui';
import './confirm-dealer.css';

interface ConfirmDealerProps {
  dealer: Pick<Dealer, 'enterpriseName' | 'groups'> | undefined;
  /** Another dealer is ordered from now: what changes is said. */
  isChange: boolean;
  /** Whoever binds may not change it here afterwards. */
  isFinal: boolean;
  busy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Whom one is about to order from: what they are recommended for, and what the change does (DEALER-5). */
export function ConfirmDealer({ dealer, isChange, isFinal, busy, onConfirm, onClose }: ConfirmDealerProps) {
  return (
    <Dialog
      open={dealer !== undefined}
      onClose={onClose}
      title={isChange ? '更换订货一级经销商' : '绑定订货一级经销商'}
      action={{ label: isChange ? '确认更换' : '绑定', busy, onAct: onConfirm }}
    >
      {dealer && (
        <>
          <p>
            之后向「{dealer.enterpriseName}」订货。
            {dealer.groups.length > 0 && `推荐经营范围：${scopeWords(dealer.groups.map(({ title }) => title))}`}
          </p>
          {isFinal && <p className="p-small">{dealerCopy.onlyOnce}</p>}
          {isChange && <DealerConsequences />}
        </>
      )}
    </Dialog>
  );
}

/** What another dealer changes, and what it does not (DEALER-5). */
export function DealerConsequences() {
  return (
    <ul className="d-consequences">
      {dealerCopy.consequences.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
