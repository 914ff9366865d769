import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { IconButton } from './button.tsx';
import type { ControlSize } from './button.tsx';
import { Input } from './field.tsx';

/** A password: hidden until its eye is pressed, and with a word of warning while the capitals are locked. */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & { size?: ControlSize | undefined }) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <Input
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
        onBlur={() => setCapsLock(false)}
        after={
          <IconButton
            name={isShown ? 'eye-off' : 'eye'}
            label={isShown ? '隐藏密码' : '显示密码'}
            aria-pressed={isShown}
            size="small"
            onClick={() => setShown(!isShown)}
          />
        }
      />
      {hasCapsLock && <output className="p-field__hint">大写锁定已打开</output>}
    </>
  );
}
