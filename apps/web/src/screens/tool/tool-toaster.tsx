import { Toaster } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/**
 * The toasts, inside the dialog that is on top where there is one: everything outside a modal dialog is inert, so that 撤销
 * could be seen there and not pressed.
 */
export function ToolToaster() {
  const dialog = useSyncExternalStore(subscribe, topDialog, () => null);
  return dialog === null ? <Toaster /> : createPortal(<Toaster />, dialog);
}

const topDialog = (): Element | null => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
