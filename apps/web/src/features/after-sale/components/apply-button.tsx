import { Button } from '@portal/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';

// seldom needed, so not part of the page
const ApplyForm = lazyPart(async () => (await import('./apply-form.tsx')).ApplyForm);

/** Asks for money, or for other goods: what may be asked for is read when it is opened. */
export function ApplyButton({ shopOrderNo, onApplied }: { shopOrderNo: string; onApplied(afterSaleNo: string): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        申请售后
      </Button>
      {isOpen &&
        createPortal(
          <ComingDialog title="申请售后" width="medium" onClose={() => setOpen(false)}>
            <ApplyForm shopOrderNo={shopOrderNo} onApplied={onApplied} onClose={() => setOpen(false)} />
          </ComingDialog>,
          document.body,
        )}
    </>
  );
}
