import { Button } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { mark, sharesQuery } from '../api.ts';
import type { OrderChange } from '../model/asked-changes.ts';
import { ChangeState } from './change-state.tsx';
import './asked-changes.css';

interface AskedChangesProps {
  orderId: string;
  changes: readonly OrderChange[];
  /** Links of several quotations are shown together. */
  namesQuotation?: boolean;
  /** What stands around them says already that all of them wait. */
  areOpen?: boolean;
}

/** What customers asked to be changed, each with who and when, and whether it is done, as the customer reads it too. */
export function AskedChanges({ changes, ...shown }: AskedChangesProps) {
  return (
    <ul className="sq-asked">
      {changes.map((change) => (
        <AskedChange key={`${change.shareId} ${change.number}`} change={change} {...shown} />
      ))}
    </ul>
  );
}

function AskedChange({ orderId, change, namesQuotation = false, areOpen = false }: Omit<AskedChangesProps, 'changes'> & { change: OrderChange }) {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { shareId, quotationNumber, number, name, phone, reason, gmtAsked, gmtDone, overtaken } = change;
  const isDone = gmtDone !== null;
  const toggle = async () => {
    setIsBusy(true);
    await mark({ id: orderId, shareId, number, isDone: !isDone }).catch((failure: unknown) => tellFailure(failure, sayFailure));
    await queries.invalidateQueries({ queryKey: sharesQuery(orderId).queryKey });
    setIsBusy(false);
  };
  return (
    <li>
      <div className="sq-asked__words">
        {!areOpen && <ChangeState gmtDone={gmtDone} overtaken={overtaken} />}
        <span className="sq-asked__reason">{reason}</span>
        <span className="p-small">
          {name}
          {phone !== '' && `（${phone}）`} {formatDateTime(gmtAsked)}
          {namesQuotation && ` ${quotationNumber}`}
        </span>
      </div>
      {overtaken === null && (
        <Button size="small" busy={isBusy} aria-label={`${isDone ? '改为待处理' : '标为已处理'}：${reason.slice(0, 20)}`} onClick={() => void toggle()}>
          {isDone ? '改为待处理' : '标为已处理'}
        </Button>
      )}
    </li>
  );
}
