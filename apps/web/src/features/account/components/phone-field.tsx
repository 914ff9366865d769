import { Field, Input } from '@portal/ui';
import type { ComponentProps } from 'react';

interface PhoneFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'autoComplete'> {
  label?: string;
  error: string | undefined;
}

export function PhoneField({ label = '手机号', error, autoComplete = 'username', ...input }: PhoneFieldProps) {
  return (
    <Field label={label} error={error}>
      <Input size="large" type="tel" inputMode="tel" placeholder="11 位手机号" maxLength={30} autoComplete={autoComplete} {...input} />
    </Field>
  );
}
