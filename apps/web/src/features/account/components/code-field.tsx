import { Button, Field, Input, useCountdown } from '@portal/ui';
import { useState, type ComponentProps } from 'react';
import { placeSendFailure, type PlacedFailure } from '../model/placed-failure.ts';

interface CodeFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> {
  /** Has it sent; gives the seconds until the next may be asked for. */
  ask(): Promise<{ waitSeconds: number }>;
  /** What is said once it was sent. */
  sentWords: string;
  error: string | undefined;
  /** Tells what went wrong in asking for it. */
  onFailed(placed: PlacedFailure): void;
}

/** Six digits, and the button that sends them. */
export function CodeField({ ask, sentWords, error, onFailed, ...input }: CodeFieldProps) {
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [seconds, startCountdown] = useCountdown();
  const handleSend = async () => {
    setSending(true);
    try {
      startCountdown((await ask()).waitSeconds);
      setSent(true);
    } catch (failure) {
      const { placed, waitSeconds } = placeSendFailure(failure, ['phone']);
      if (waitSeconds > 0) startCountdown(waitSeconds);
      onFailed(placed);
    } finally {
      setSending(false);
    }
  };
  return (
    <Field label="验证码" error={error} hint={isSent ? sentWords : undefined}>
      <Input
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 位数字"
        maxLength={12}
        {...input}
        after={
          <Button kind="quiet" size="small" busy={isSending} disabled={seconds > 0} onClick={() => void handleSend()}>
            {seconds > 0 ? `${seconds} 秒后重发` : isSent ? '重新获取' : '获取验证码'}
          </Button>
        }
      />
    </Field>
  );
}
