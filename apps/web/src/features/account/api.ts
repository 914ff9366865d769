/** Calls of accounts. The contract, with the rules it holds, loads with the first deed; the page does not wait for it. */
import type * as AccountContract from '@portal/contract/account';
import type { SmsPurpose } from '@portal/contract/account';
import type { ProtocolVersion } from '@portal/contract/protocol';
import { pageCall, sessionCall } from '../../lib/call.ts';
import { checked } from '../../lib/checked.ts';

const contract = (): Promise<typeof AccountContract> => import('@portal/contract/account');

/** Asks for a code; gives the seconds until the next may be asked for. */
export async function sendCode(phone: string, purpose: SmsPurpose): Promise<{ waitSeconds: number }> {
  const { sendVerifyCode, VerifyCode } = await contract();
  return sessionCall(sendVerifyCode, { body: checked(VerifyCode, { phone, purpose }) });
}

/** Makes the account and signs it in on this browser. */
export async function register(typed: { phone: string; code: string; password: string; protocols: readonly ProtocolVersion[] }): Promise<void> {
  const { registerLogin, RegisterLogin, tokenLogin } = await contract();
  const { token } = await sessionCall(registerLogin, { body: checked(RegisterLogin, typed) });
  await sessionCall(tokenLogin, { body: { token } });
}

export async function resetPassword(typed: { phone: string; code: string; password: string }): Promise<void> {
  const { updatePasswordBySmsCode, UpdatePasswordBySmsCode } = await contract();
  await sessionCall(updatePasswordBySmsCode, { body: checked(UpdatePasswordBySmsCode, typed) });
}

export async function changePassword(typed: { oldPassword: string; password: string }): Promise<void> {
  const { updatePasswordByOldPwd, UpdatePasswordByOldPwd } = await contract();
  await pageCall(updatePasswordByOldPwd, { body: checked(UpdatePasswordByOldPwd, typed) });
}

export async function changePhone(typed: { password: string; phone: string; code: string }): Promise<void> {
  const { modifyPhone, ModifyPhone } = await contract();
  await pageCall(modifyPhone, { body: checked(ModifyPhone, typed) });
}

export async function changeNickname(nickname: string): Promise<void> {
  const { modifyNickname, ModifyNickname } = await contract();
  await pageCall(modifyNickname, { body: checked(ModifyNickname, { nickname }) });
}

/** Which browser shows the code that was scanned. */
export async function scanQr(code: string): Promise<AccountContract.QrAsker> {
  const { scanLoginQrCode } = await contract();
  return pageCall(scanLoginQrCode, { body: { code } });
}

/** Lets that browser in as oneself, or refuses it. */
export async function answerQr(code: string, isAgreed: boolean): Promise<void> {
  const { confirmLoginQrCode } = await contract();
  await pageCall(confirmLoginQrCode, { body: { code, isAgreed } });
}

/** Signs out everywhere else; gives how many places that were. */
export async function signOutElsewhere(): Promise<number> {
  const { endOtherSessions } = await contract();
  return (await pageCall(endOtherSessions)).ended;
}
