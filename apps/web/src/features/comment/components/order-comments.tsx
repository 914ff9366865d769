import { commentStateNames, type OwnComment } from '@portal/contract/comment';
import { fileUrl } from '@portal/contract/file';
import type { Order } from '@portal/contract/order';
import { commentStates, type CommentState } from '@portal/engines/states';
import { Button, Card, Code, Tag } from '@portal/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { CommentBody } from './comment-body.tsx';
import { CommentList } from './comment-list.tsx';
import { Stars } from './stars.tsx';
import './order-comments.css';

// seldom needed, so not part of the page
const CommentForm = lazyPart(async () => (await import('./comment-form.tsx')).CommentForm);

const TONES: Readonly<Record<CommentState, 'warning' | 'success' | 'danger'>> = { waiting: 'warning', shown: 'success', hidden: 'danger' };

interface OrderCommentsProps {
  order: Pick<Order, 'shopOrderNo' | 'lines'>;
  comments: readonly OwnComment[];
  /** One was written. */
  onDone(): void;
}

/** Of an order that was received: each line with what one said of it, or the way to say it (COMMENT-2). */
export function OrderComments({ order: { shopOrderNo, lines }, comments, onDone }: OrderCommentsProps) {
  const [lineId, setLineId] = useState<string>();
  const line = lines.find(({ id }) => id === lineId);
  const saidOf = (id: string) => comments.find((one) => one.lineId === id);
  return (
    <Card title="评价">
      <CommentList label="产品评价">
        {lines
          .filter(({ quantity, withdrawnQuantity }) => withdrawnQuantity < quantity)
          .map(({ id, productName, productModel }) => {
            const said = saidOf(id);
            return (
              <li key={id}>
                <div className="cm-order__head">
                  <span className="cm-order__name">
                    {productName} <Code>{productModel}</Code>
                  </span>
                  {said && (
                    <>
                      <Stars stars={said.stars} />
                      <Tag tone={TONES[said.state]}>{commentStateNames[said.state]}</Tag>
                    </>
                  )}
                  {(!said || commentStates.may(said.state, 'rewrite', 'buyer')) && (
                    <Button
                      size="small"
                      aria-haspopup="dialog"
                      aria-label={`${said ? '修改评价' : '评价'}：${productModel || productName}`}
                      onClick={() => setLineId(id)}
                    >
                      {said ? '修改评价' : '评价'}
                    </Button>
                  )}
                </div>
                {said && <CommentBody comment={said} pictureUrl={fileUrl} />}
                {said && said.reason !== '' && <p className="p-small">不展示的原因：{said.reason}。修改后重新提交审核。</p>}
              </li>
            );
          })}
      </CommentList>
      {line &&
        createPortal(
          <ComingDialog title={saidOf(line.id) ? '修改评价' : '评价产品'} onClose={() => setLineId(undefined)}>
            <CommentForm
              shopOrderNo={shopOrderNo}
              lineId={line.id}
              productName={`${line.productName} ${line.productModel}`}
              before={saidOf(line.id)}
              onClose={() => setLineId(undefined)}
              onSaved={() => {
                setLineId(undefined);
                onDone();
              }}
            />
          </ComingDialog>,
          document.body,
        )}
    </Card>
  );
}
