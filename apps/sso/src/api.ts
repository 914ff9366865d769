/** Calls of this site. The contract, with the rules it holds, loads while the visitor reads; the card does not wait for it. */
import type * as AccountContract from '@portal/contract/account';
import { browserTransport, CallError, createCall, networkFailure } from '@portal/client';
import { badRequest } from '@portal/contract/core';
import type { SignOnFieldName } from './place-failure.ts';
import type { FormMethod } from './facts.ts';

const call = createCall(browserTransport);

let loading: Promise<typeof AccountContract> | undefined;
/** Loads the room's contract once; a failed load may be tried again. */
export async function loadContract() {
  loading ??= import('@portal/contract/account');
  return loading.catch((): never => {
    loading = undefined;
    throw networkFailure();
  });
}

export interface Typed {
  phone: string;
  /** Password or SMS code. */
  secret: string;
}

export type CheckedFields = { ok: true } | { ok: false; fields: Partial<Record<SignOnFieldName, string>> };

/** Looks at what was typed with the very schema that guards the server. */
export async function checkTyped(method: FormMethod, { phone, secret }: Typed): Promise<CheckedFields> {
  const { PasswordLogin, SmsCodeLogin } = await loadContract();
  const parsed = method === 'password' ? PasswordLogin.safeParse({ phone, password: secret }) : SmsCodeLogin.safeParse({ phone, code: secret });
  if (parsed.success) return { ok: true };
  const fields: Partial<Record<SignOnFieldName, string>> = {};
  for (const { path, message } of parsed.error.issues) fields[path[0] as SignOnFieldName] ??= message;
  return { ok: false, fields };
}

/** Where to come back to, and what binds that to this browser. */
export interface WayBack {
  redirect: string | undefined;
  state: string | undefined;
}

const backOf = ({ redirect, state }: WayBack): { redirect?: string; state?: string } => ({
  ...(redirect === undefined ? {} : { redirect }),
  ...(state === undefined ? {} : { state }),
});

/** A code of this browser's own, as a picture. */
export async function askQr(): Promise<AccountContract.LoginQrCode> {
  const { generateLoginQrCode } = await loadContract();
  return call(generateLoginQrCode);
}

/** What became of it. */
export async function lookAtQr(way: WayBack): Promise<AccountContract.QrLogin> {
  const { loginByQrCode } = await loadContract();
  return call(loginByQrCode, { body: backOf(way) });
}

/** Signs in and gives the address to go to; null where no page was named. */
export async function signIn(method: FormMethod, { phone, secret }: Typed, way: WayBack, keepsAccount: boolean): Promise<string | null> {
  const { passwordLogin, smsCodeLogin } = await loadContract();
  const back = { ...backOf(way), ...(keepsAccount ? { keepsAccount } : {}) };
  const { redirectUrl } =
    method === 'password'
      ? await call(passwordLogin, { body: { phone, password: secret, ...back } })
      : await call(smsCodeLogin, { body: { phone, code: secret, ...back } });
  return redirectUrl;
}

/** Asks for a code; gives the seconds until the next, and what to say. Throws `CallError`, with field `phone` when it is no number. */
export async function sendCode(phone: string): Promise<{ waitSeconds: number; words: string }> {
  const { accountCopy, phone: rule, sendVerifyCode } = await loadContract();
  if (!rule.safeParse(phone).success)
    throw new CallError({ code: badRequest.code, status: 0, msg: accountCopy.phoneRule, fields: { phone: accountCopy.phoneRule } });
  const { waitSeconds } = await call(sendVerifyCode, { body: { phone, purpose: 'login' } });
  return { waitSeconds, words: accountCopy.smsSent };
}

export async function listDemoAccounts(): Promise<AccountContract.DemoAccount[]> {
  const response = await fetch('/demo-accounts.json');
  return response.ok ? ((await response.json()) as AccountContract.DemoAccount[]) : [];
}
