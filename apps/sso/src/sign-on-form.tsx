import { CallError } from '@portal/client';
import type { DemoAccount } from '@portal/contract/account';
import { internal } from '@portal/contract/core';
import { Button, Field, Input, Notice, PasswordInput, useCountdown } from '@portal/ui';
import { cleanCode, cleanPhone, formatDateTime } from '@portal/units';
import { useEffect, useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import { checkTyped, sendCode, signIn } from './api.ts';
import type { Arrival, FormMethod, Method } from './facts.ts';
import { MethodTabs, PANEL_ID, tabId } from './method-tabs.tsx';
import { QrPanel } from './qr-panel.tsx';
import { placeFailure, placeSendFailure, type SignOnFieldName, type PlacedSignOnFailure } from './place-failure.ts';

export interface SignOnFormHandle {
  /** Puts a demo account into the form and moves to the button. */
  fill(account: DemoAccount): void;
  /** The number in the form; '' unless it is one. */
  typedPhone(): string;
}

const NOTHING: PlacedSignOnFailure = { fields: {} };

/**
 * Phone with password or SMS code. Inputs keep their own text, so that what was typed or filled in before the script arrived is
 * not lost; nothing can be sent before it has, so no password ever travels in an address.
 */
export function SignOnForm({ arrival, ref }: { arrival: Arrival | undefined; ref: Ref<SignOnFormHandle> }) {
  const [chosen, setChosen] = useState<Method>();
  const open = chosen ?? arrival?.address.method ?? 'password';
  const method: FormMethod = open === 'sms' ? 'sms' : 'password';
  const [trouble, setTrouble] = useState<PlacedSignOnFailure>(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  /** What to say of the code that was asked for. */
  const [sentWords, setSentWords] = useState('');
  const [seconds, startCountdown] = useCountdown();
  const phone = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!arrival) return;
    // a finger would be met by the keyboard over the page
    if (window.matchMedia('(pointer: fine)').matches) phone.current?.focus();
  }, [arrival]);
  useEffect(() => {
    // coming back by the browser's arrow finds the page as it was left: busy
    const handleShow = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  const choose = (next: Method) => {
    setChosen(next);
    setTrouble(NOTHING);
  };
  useImperativeHandle(ref, () => ({
    fill(account) {
      choose('password');
      // the password's input may only now come to be
      requestAnimationFrame(() => {
        if (phone.current) phone.current.value = account.phone;
        if (secret.current) secret.current.value = account.password;
        submit.current?.focus();
      });
    },
    typedPhone() {
      const clean = cleanPhone(phone.current?.value ?? '');
      return /^1\d{10}$/.test(clean) ? clean : '';
    },
  }));

  const show = (placed: PlacedSignOnFailure) => {
    setTrouble(placed);
    const [first] = Object.keys(placed.fields);
    if (first) (first === 'phone' ? phone : secret).current?.focus();
  };
  const typedPhone = () => {
    const clean = cleanPhone(phone.current?.value ?? '');
    if (phone.current) phone.current.value = clean;
    return clean;
  };

  const handleSend = async () => {
    setSending(true);
    setTrouble(NOTHING);
    try {
      const { waitSeconds, words } = await sendCode(typedPhone());
      startCountdown(waitSeconds);
      setSentWords(words);
      secret.current?.focus();
    } catch (error) {
      const placed = placeSendFailure(failureOf(error));
      if (placed.waitSeconds) startCountdown(placed.waitSeconds);
      show(placed);
    } finally {
      setSending(false);
    }
  };

  const enter = async (keepsAccount: boolean) => {
    if (isBusy || !arrival) return;
    setBusy(true);
    setTrouble(NOTHING);
    const raw = secret.current?.value ?? '';
    const typed = { phone: typedPhone(), secret: method === 'sms' ? cleanCode(raw) : raw };
    try {
      const checked = await checkTyped(method, typed);
      if (checked.ok) {
        const { redirect, state } = arrival.address;
        // stays busy: the page is on its way out
        window.location.replace((await signIn(method, typed, { redirect, state }, keepsAccount)) ?? `${arrival.site.portalOrigin}/`);
        return;
      }
      show(checked);
    } catch (error) {
      show(placeFailure(failureOf(error), method));
    }
    setBusy(false);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void enter(false);
  };

  const clear = (name: SignOnFieldName) => () => {
    if (trouble.fields[name]) setTrouble(NOTHING);
  };

  return (
    <>
      <MethodTabs method={open} onChoose={choose} />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(open)}>
        {open === 'qr' && <QrPanel arrival={arrival} />}
        <form hidden={open === 'qr'} className="s-form" method="post" noValidate onSubmit={handleSubmit}>
          {trouble.gmtClose && (
            <Notice tone="warning">
              该账号已申请注销，将于 {formatDateTime(Date.parse(trouble.gmtClose))} 删除个人数据。仍要注销的，无需任何操作。
              <p className="s-form__keep">
                <Button kind="secondary" busy={isBusy} onClick={() => void enter(true)}>
                  撤销注销并登录
                </Button>
              </p>
            </Notice>
          )}
          {trouble.notice && <Notice tone="error">{trouble.notice}</Notice>}
          <Field label="手机号" error={trouble.fields.phone}>
            <Input
              ref={phone}
              size="large"
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="username"
              placeholder="11 位手机号"
              maxLength={30}
              onChange={clear('phone')}
            />
          </Field>
          {method === 'password' ? (
            <Field key="password" label="密码" error={trouble.fields.password}>
              <PasswordInput
                ref={secret}
                size="large"
                name="password"
                autoComplete="current-password"
                placeholder="登录密码"
                maxLength={64}
                onChange={clear('password')}
              />
            </Field>
          ) : (
            <Field key="code" label="验证码" error={trouble.fields.code} hint={sentWords || undefined}>
              <Input
                ref={secret}
                size="large"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                placeholder="6 位数字"
                maxLength={12}
                onChange={clear('code')}
                after={
                  <Button kind="quiet" size="small" busy={isSending} disabled={seconds > 0} onClick={() => void handleSend()}>
                    {seconds > 0 ? `${seconds} 秒后重发` : sentWords ? '重新获取' : '获取验证码'}
                  </Button>
                }
              />
            </Field>
          )}
          <Button ref={submit} type="submit" kind="primary" size="large" wide busy={isBusy} disabled={!arrival}>
            登录
          </Button>
        </form>
      </div>
      <output className="p-hidden">{open === 'sms' && seconds > 0 ? sentWords : ''}</output>
    </>
  );
}

/** Whatever was thrown, as a failed call; what is none is a fault of ours and says so. */
const failureOf = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError({ code: internal.code, status: 0, msg: '页面出了点问题，请刷新后重试' });
