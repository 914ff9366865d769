import { Dialog, type DialogProps } from '@portal/ui';
import { createContext, useContext } from 'react';

/** Which of how many tips is shown. */
export const TipPlace = createContext({ at: 1, of: 1 });

/** A dialog of the chain: 500 px wide, 1000 where a text is to be read in it, and how many there are to come. */
export function TipDialog({ isText = false, actions, ...dialog }: Omit<DialogProps, 'open' | 'width'> & { isText?: boolean }) {
  const { at, of } = useContext(TipPlace);
  const place = of > 1 && (
    <span className="lp-place">
      {at} / {of}
      <span className="p-hidden">
        ：第 {at} 项提示，共 {of} 项
      </span>
    </span>
  );
  return (
    <Dialog
      open
      {...dialog}
      width={isText ? 'wide' : 'tip'}
      actions={
        <>
          {place}
          {actions}
        </>
      }
    />
  );
}
