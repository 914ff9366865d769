import { Toaster } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/**
 * The toasts, inside the drawer while it is open: everything outside a modal dialog is inert, so that 撤销 could be seen
 * there and not pressed. Dialogs over the drawer are not followed: they leave the page in the very moment a toast comes.
 */
export function ToolToaster() {
  const drawer = useSyncExternalStore(subscribe, openDrawer, () => null);
  return drawer === null ? <Toaster /> : createPortal(<Toaster />, drawer);
}

const openDrawer = (): Element | null => document.querySelector('dialog.p-drawer:modal');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
