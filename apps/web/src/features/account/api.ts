/** Calls of accounts. The contract, with the rules it holds, loads with the first deed; the page does not wait for it. */
import type * as AccountContract from '@portal/contract/account';
import type { SmsPurpose } from '@portal/contract/account';
import type { ProtocolVersion } from '@portal/contract/protocol';
import { pageCall, pageFetch, sessionCall, uploadCall } from '../../lib/calls/call.ts';
import { CallError } from '@portal/client';
import type { z } from 'zod';
import { checked } from '../../lib/calls/checked.ts';

const contract = (): Promise<typeof AccountContract> => import('@portal/contract/account');

/** Asks for a code; gives the seconds until the next may be asked for. */
export async function sendCode(phone: string, purpose: SmsPurpose): Promise<{ waitSeconds: number }> {
  const { sendVerifyCode, VerifyCode } = await contract();
  return sessionCall(sendVerifyCode, { body: checked(VerifyCode, { phone, purpose }) });
}

/** What was typed on the sign-on site; '' where nothing was. */
export async function takeTypedPhone(): Promise<string> {
  const { takeTypedPhone } = await contract();
  return (await sessionCall(takeTypedPhone, { body: {} })).phone;
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

export type OwnPurpose = z.infer<typeof AccountContract.ownPurpose>;

/** A code to one's own number. */
export async function sendCodeToSelf(purpose: OwnPurpose): Promise<{ waitSeconds: number }> {
  const { sendOwnCode } = await contract();
  return pageCall(sendOwnCode, { body: { purpose } });
}

/** What proves, looked at as the server does. */
async function provedBody(proof: AccountContract.OwnerProof): Promise<{ proof: AccountContract.OwnerProof }> {
  const { PasswordProof, CodeProof } = await contract();
  return { proof: 'password' in proof ? checked(PasswordProof, proof) : checked(CodeProof, proof) };
}

/** The whole number. */
export async function showPhone(proof: AccountContract.OwnerProof): Promise<string> {
  const { phonePlainText } = await contract();
  return (await pageCall(phonePlainText, { body: await provedBody(proof) })).phonePlainText;
}

export async function askExport(proof: AccountContract.OwnerProof): Promise<AccountContract.AccountExport> {
  const { requestAccountExport } = await contract();
  return pageCall(requestAccountExport, { body: await provedBody(proof) });
}

export async function findExport(): Promise<AccountContract.AccountExport | null> {
  const { findAccountExport } = await contract();
  return pageCall(findAccountExport);
}

export async function closeOwnAccount(proof: AccountContract.OwnerProof): Promise<{ gmtClose: string }> {
  const { closeAccount } = await contract();
  return pageCall(closeAccount, { body: await provedBody(proof) });
}

/** Takes the copy and hands it to the browser. Throws `CallError`. */
export async function saveExport(exportId: string): Promise<void> {
  const { takeAccountExport } = await contract();
  const headers = { 'content-type': 'application/json' };
  const response = await pageFetch(takeAccountExport.path, { method: 'POST', headers, body: JSON.stringify({ exportId }) }).catch(() => null);
  if (!response?.ok) throw new CallError({ code: response?.status ?? 0, status: response?.status ?? 0, msg: '文件没有下载，请重新导出' });
  saveBlob(await response.blob(), '个人数据.zip');
}

function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser reads the file after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A square picture instead of the one before, or none; gives its address. */
export async function changeAvatar(square: Blob | null): Promise<string> {
  const { modifyAvatar } = await contract();
  const fileId = square && (await uploadSquare(square));
  return (await pageCall(modifyAvatar, { body: { fileId } })).avatarUrl;
}

async function uploadSquare(square: Blob): Promise<string> {
  const { uploadFile } = await import('@portal/contract/file');
  const body = new FormData();
  body.append('file', square, '头像.jpg');
  return (await uploadCall(uploadFile, { body })).fileId;
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
