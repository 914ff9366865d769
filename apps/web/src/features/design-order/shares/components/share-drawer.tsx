import type { DesignOrder, QuotationShare } from '@portal/contract/design-order';
import { Button, Dialog, Drawer, ErrorState, TableSkeleton } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import { quotationQuery } from '../../quotation/api.ts';
import { revoke, sharesQuery } from '../api.ts';
import { acceptanceOf } from '../model/acceptance.ts';
import { changesOf } from '../model/asked-changes.ts';
import { ShareForm } from './share-form.tsx';
import { ShareRow } from './share-row.tsx';
import './share-drawer.css';

/** Links by which customers see the quotation: made, copied once, watched, revoked. */
export function ShareDrawer({ order, onClose }: { order: DesignOrder; onClose: () => void }) {
  const queries = useQueryClient();
  const quotation = useQuery(quotationQuery(order.id));
  const shares = useQuery(sharesQuery(order.id));
  const [revoking, setRevoking] = useState<QuotationShare | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const toForm = () => form.current?.querySelector<HTMLElement>('button, input, textarea')?.focus();
  const readAnew = () => queries.invalidateQueries({ queryKey: sharesQuery(order.id).queryKey });
  const stop = async (share: QuotationShare) => {
    setRevoking(null);
    await revoke(order.id, share.id).catch((failure: unknown) => tellFailure(failure, sayFailure));
    await readAnew();
  };
  const failed = [quotation, shares].find(({ data, error }) => data === undefined && error !== null);
  return (
    <Drawer open onClose={onClose} title="分享给客户">
      <div className="sq-drawer">
        {failed !== undefined && (
          <ErrorState
            title="分享信息没有加载成功"
            safe={failureWords(failed.error)}
            actions={
              <Button busy={failed.isFetching} onClick={() => void failed.refetch()}>
                重试
              </Button>
            }
          />
        )}
        {failed === undefined && (quotation.data === undefined || shares.data === undefined) && <TableSkeleton rows={4} columns={2} />}
        {quotation.data !== undefined && shares.data !== undefined && (
          <>
            <div ref={form}>
              <ShareForm key={String(quotation.data.isSaved)} order={order} quotation={quotation.data} onMade={() => void readAnew()} />
            </div>
            {shares.data.length > 0 && (
              <section aria-labelledby="share-list">
                <h3 id="share-list">已生成的链接</h3>
                <p className="p-small">
                  链接和密码只在生成时显示一次，服务器只存摘要，不能再次显示。需要再发时请生成新链接，旧链接在停用或到期前仍可打开。
                  <Button kind="quiet" size="small" icon="link" onClick={toForm}>
                    生成新链接
                  </Button>
                </p>
                <ul className="sq-shares">
                  {shares.data.map((share) => (
                    <ShareRow
                      key={share.id}
                      orderId={order.id}
                      share={share}
                      acceptance={acceptanceOf(share, shares.data)}
                      changes={changesOf(shares.data).filter(({ shareId }) => shareId === share.id)}
                      onRevoke={() => setRevoking(share)}
                    />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </div>
      {revoking !== null && (
        <Dialog open onClose={() => setRevoking(null)} title="停用该链接？" action={{ label: '停用链接', danger: true, onAct: () => void stop(revoking) }}>
          客户将不能再打开报价 {revoking.quotationNumber}，停用后不能恢复，可以重新生成链接。
        </Dialog>
      )}
    </Drawer>
  );
}
