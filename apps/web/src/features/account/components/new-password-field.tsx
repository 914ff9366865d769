import { accountCopy } from '@portal/contract/account';
import { Field, PasswordInput } from '@portal/ui';
import type { ComponentProps } from 'react';

interface NewPasswordFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> {
  label: string;
  error: string | undefined;
}

/** A password being chosen, with the rule it has to keep. */
export function NewPasswordField({ label, error, ...input }: NewPasswordFieldProps) {
  return (
    <Field label={label} error={error} hint={accountCopy.passwordRule}>
      <PasswordInput size="large" autoComplete="new-password" maxLength={64} {...input} />
    </Field>
  );
}
