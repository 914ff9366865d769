import { Button } from '@portal/ui';
import { useState } from 'react';
import { ImportListDialog } from './import-list-dialog.tsx';

/** A list that somebody has as a file becomes an order, or joins the list. */
export function ImportListButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="upload" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        导入清单
      </Button>
      {isOpen && <ImportListDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
