import { Button, type ButtonProps } from '@portal/ui';
import { useRef } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What is asked for, by its name. */
  label: string;
  accept: string;
  onChosen(file: File): void;
}

/** A button that asks for a file of this computer; the same one may be chosen again. */
export function FileButton({ label, accept, onChosen, ...button }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) onChosen(chosen);
        }}
      />
    </>
  );
}
