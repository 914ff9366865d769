import { Button } from '@portal/ui';
import type { Order } from '@portal/contract/order';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { paperNames, PrintedOrder, type Paper } from './printed-order.tsx';

/** A button a paper of an order, the last of them also what Ctrl+P prints (ORDER-25). */
export function PrintButtons({ order, papers }: { order: Order; papers: readonly Paper[] }) {
  const [paper, setPaper] = useState<{ kind: Paper; at: number } | null>(null);
  const usual = papers.at(-1) ?? null;
  useEffect(() => {
    const ended = new AbortController();
    // the drawing has to be there when the event returns
    window.addEventListener('beforeprint', () => flushSync(() => usual && setPaper((chosen) => chosen ?? { kind: usual, at: Date.now() })), {
      signal: ended.signal,
    });
    window.addEventListener('afterprint', () => setPaper(null), { signal: ended.signal });
    return () => ended.abort();
  }, [usual]);
  const handlePrint = (chosen: Paper) => {
    flushSync(() => setPaper({ kind: chosen, at: Date.now() }));
    window.print();
  };
  return (
    <>
      {papers.map((each) => (
        <Button key={each} onClick={() => handlePrint(each)}>
          打印{paperNames[each]}
        </Button>
      ))}
      {paper !== null && createPortal(<PrintedOrder order={order} paper={paper.kind} day={paper.at} />, document.body)}
    </>
  );
}
