import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';

const ImportListDialog = lazyPart(async () => (await import('./import-list-dialog.tsx')).ImportListDialog);

/** A list that somebody has as a file becomes an order, or joins the list. */
export function ImportListButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="upload" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        导入清单
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportListDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
