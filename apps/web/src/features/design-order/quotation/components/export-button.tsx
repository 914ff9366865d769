import { Button } from '@portal/ui';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ComingDialog } from '../../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { EXPORT_HASH } from '../../lines/model/addresses.ts';

const ExportDialog = lazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog);

interface ExportButtonProps {
  id: string;
  orderName: string;
  isSmall?: boolean;
  isPrimary?: boolean;
  /** Opens by itself where the address says so: `EXPORT_HASH`. */
  isOpenedByAddress?: boolean;
}

const unchanging = () => () => {};

/** Opens the dialog in which one says for whom the file is. */
export function ExportButton({ id, orderName, isSmall, isPrimary, isOpenedByAddress = false }: ExportButtonProps) {
  // the server does not know what stands behind the #: it renders the dialog shut
  const hash = useSyncExternalStore(
    unchanging,
    () => window.location.hash,
    () => '',
  );
  // null: nobody has touched it yet
  const [isOpened, setIsOpen] = useState<boolean | null>(null);
  const isOpen = isOpened ?? (isOpenedByAddress && hash === EXPORT_HASH);
  return (
    <>
      <Button
        icon="download"
        size={isSmall ? 'small' : 'medium'}
        kind={isPrimary ? 'primary' : 'secondary'}
        aria-label={`导出报价：${orderName}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        导出报价
      </Button>
      {/* out of the head or the table row it was opened from, whose alignment it would take over */}
      {isOpen &&
        createPortal(
          <ComingDialog title="导出报价" width="large" onClose={() => setIsOpen(false)}>
            <ExportDialog id={id} orderName={orderName} onClose={() => setIsOpen(false)} />
          </ComingDialog>,
          document.body,
        )}
    </>
  );
}
