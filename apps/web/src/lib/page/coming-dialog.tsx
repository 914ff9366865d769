import { Dialog, type DialogProps } from '@portal/ui';
import { Suspense, type ReactNode } from 'react';

interface ComingDialogProps {
  /** Of the dialog that comes, or what leads to it where its title is not known yet. */
  title: string;
  width?: DialogProps['width'];
  onClose: () => void;
  /** A dialog or drawer that is a part of its own (`lazyPart`). */
  children: ReactNode;
}

/** A dialog whose script comes when it is first asked for: on a slow line its frame stands meanwhile, with its title, and can be closed (SHELL-34). */
export const ComingDialog = ({ children, ...frame }: ComingDialogProps) => (
  <Suspense
    fallback={
      <div className="p-coming">
        {/* its title has the focus: a key that is pressed twice must not press 关闭 */}
        <Dialog open unasked {...frame}>
          正在打开…
        </Dialog>
      </div>
    }
  >
    {children}
  </Suspense>
);
