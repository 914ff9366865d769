import { KEYWORD_MAX } from '@portal/contract/core';
import { Button, Dialog, Empty, ErrorState, Field, Input, Money, TableSkeleton, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ordersQuery } from '../api.ts';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import './join-dialog.css';

interface JoinDialogProps {
  lineCount: number;
  isBusy: boolean;
  onClose: () => void;
  onJoin: (id: string) => void;
}

/** Chooses the existing order that the chosen lines join. */
export function JoinDialog({ lineCount, isBusy, onClose, onJoin }: JoinDialogProps) {
  const [keyword, setKeyword] = useState('');
  const [id, setId] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useQuery(ordersQuery(useDeferredValue(keyword.trim())));
  const join = () => {
    if (id === null) toast.warning('请选择要加入的配单');
    else onJoin(id);
  };
  return (
    <Dialog open onClose={onClose} width="medium" title="加入已有配单" action={{ label: `加入 ${lineCount} 种产品`, onAct: join, busy: isBusy }}>
      <Field label="查找配单">
        <Input type="search" maxLength={KEYWORD_MAX} placeholder="配单名称或备注" value={keyword} onChange={(event) => setKeyword(event.target.value)} />
      </Field>
      <div className="do-join" aria-live="polite">
        {isPending && <TableSkeleton rows={3} columns={2} />}
        {error !== null && <ErrorState title="配单没有加载成功" safe={failureWords(error)} actions={<Button onClick={() => void refetch()}>重试</Button>} />}
        {data?.data.length === 0 && <Empty drawing="search" text={keyword.trim() === '' ? '还没有配单，请先生成一份' : '没有找到这样的配单'} />}
        {data?.data.map((order) => (
          <label key={order.id} className="do-join__order">
            <input type="radio" name="joined-order" value={order.id} checked={id === order.id} onChange={() => setId(order.id)} />
            <span className="do-join__name">
              {order.name}
              <span className="p-small">
                {order.lineCount} 种产品 · 更新于 {formatDateTime(order.gmtModified)}
              </span>
            </span>
            <Money yuan={order.amount} />
          </label>
        ))}
        {data !== undefined && data.count > data.data.length && (
          <p className="p-small">
            共 {data.count} 份，仅列出最近 {data.data.length} 份，请输入名称查找
          </p>
        )}
      </div>
    </Dialog>
  );
}
