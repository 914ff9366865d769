import { findCallError } from '@portal/client';
import { operatorLogin, operatorSecondFactor } from '@portal/contract/operator';
import { Button, Field, Input, Notice, PasswordInput, Toaster, UiProvider } from '@portal/ui';
import { useState, type FormEvent } from 'react';
import { call, failureWords } from '../lib/call.ts';
import { nextPage } from '../lib/next-page.ts';
import { useWindowTitle } from '../lib/window-title.ts';
import { DemoOperators, type DemoChoice, Enrolment, type EnrolmentFacts } from '../features/operator/index.ts';

type Step = { at: 'password' } | { at: 'code'; enrolment: EnrolmentFacts | null } | { at: 'recovery'; codes: readonly string[] };

const next = (): string => nextPage(new URLSearchParams(window.location.search).get('redirect'), window.location.origin);

/** Signing in by two steps: the password, then a code of the authenticator (OPERATOR-1). */
export function SignIn() {
  useWindowTitle('登录');
  const [step, setStep] = useState<Step>({ at: 'password' });
  const [typed, setTyped] = useState({ loginName: '', password: '', code: '' });
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const brand = document.documentElement.dataset['brand'] ?? '';
  const isDemo = document.documentElement.dataset['demo'] === '1';

  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFields({});
    setNotice(undefined);
    try {
      await work();
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      setFields(told);
      if (Object.keys(told).length === 0) setNotice(failureWords(failure));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { loginName, password, code } = typed;
    void attempt(async () => {
      if (step.at === 'password') {
        const { enrolment } = await call(operatorLogin, { body: { loginName, password } });
        setStep({ at: 'code', enrolment });
        return;
      }
      const { recoveryCodes } = await call(operatorSecondFactor, { body: { code } });
      if (recoveryCodes.length > 0) setStep({ at: 'recovery', codes: recoveryCodes });
      else window.location.assign(next());
    });
  };
  const field = (name: 'loginName' | 'password' | 'code') => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  });
  const choose = ({ loginName, password, code }: DemoChoice) => setTyped({ loginName, password, code });
  return (
    <UiProvider>
      <main className="c-sign">
        <h1 className="c-sign__title">{brand} 控制台</h1>
        {step.at === 'recovery' ? (
          <section className="c-sign__card" aria-label="恢复码">
            <Notice tone="warning">请立即保存以下恢复码，每个只能使用一次，离开后不再显示。</Notice>
            <ul className="c-sign__codes">
              {step.codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
            <Button kind="primary" wide onClick={() => window.location.assign(next())}>
              我已保存，进入控制台
            </Button>
          </section>
        ) : (
          <form className="c-sign__card" noValidate onSubmit={submit} aria-label={step.at === 'password' ? '第一步' : '第二步'}>
            {notice && <Notice tone="error">{notice}</Notice>}
            {step.at === 'password' ? (
              <>
                <Field label="登录名" error={fields['loginName']}>
                  <Input size="large" autoComplete="username" maxLength={40} {...field('loginName')} />
                </Field>
                <Field label="密码" error={fields['password']}>
                  <PasswordInput size="large" autoComplete="current-password" maxLength={64} {...field('password')} />
                </Field>
              </>
            ) : (
              <>
                {step.enrolment && <Enrolment enrolment={step.enrolment} />}
                <Field label="动态码" hint="验证器应用中的 6 位数字；无法使用时可输入一个恢复码" error={fields['code']}>
                  {/* the first step is done, and this is what is asked for next */}
                  {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
                  <Input size="large" autoFocus inputMode="text" autoComplete="one-time-code" maxLength={20} {...field('code')} />
                </Field>
              </>
            )}
            <Button type="submit" kind="primary" size="large" wide busy={isBusy}>
              {step.at === 'password' ? '下一步' : '登录'}
            </Button>
            {step.at === 'code' && (
              <Button kind="quiet" wide onClick={() => setStep({ at: 'password' })}>
                返回上一步
              </Button>
            )}
          </form>
        )}
        {isDemo && step.at === 'password' && <DemoOperators onChoose={choose} />}
      </main>
      <Toaster />
    </UiProvider>
  );
}
