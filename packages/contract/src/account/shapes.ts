/** What the account room sends and takes (ACCOUNT-2, ACCOUNT-3). */
import { AuthStatus, EmployeeType, EngineerStatus, EnterpriseType, STAFF_ROLES, StoreType, UserType } from '@portal/engines/access';
import { AuditStatus } from '@portal/engines/states';
import { z } from 'zod';
import { isNameText, isVisible } from '../core/seen-text.ts';
import { PROTOCOL_CODES, ProtocolVersion } from '../protocol/index.ts';
import { isCommonPassword } from './common-passwords.ts';
import { accountCopy } from './copy.ts';
import { NICKNAME_MAX } from './limits.ts';

/** One being chosen: 8–16 characters, no white space, three of four classes, and none that everybody tries first. */
export const password = z
  .string({ error: accountCopy.passwordRule })
  .min(8, { error: accountCopy.passwordRule })
  .max(16, { error: accountCopy.passwordRule, abort: true })
  .regex(/^[^\s\p{Cc}]+$/u, { error: accountCopy.passwordRule })
  .refine((text) => [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/].filter((set) => set.test(text)).length >= 3, { error: accountCopy.passwordRule })
  .refine((text) => !isCommonPassword(text), { error: accountCopy.passwordCommon });
/** Mobile: 11 digits starting with 1. */
export const phone = z.string({ error: accountCopy.phoneRule }).regex(/^1\d{10}$/, { error: accountCopy.phoneRule });
export const smsCode = z.string({ error: accountCopy.smsCodeRule }).regex(/^\d{6}$/, { error: accountCopy.smsCodeRule });

/** What a code is for; a code asked for one purpose serves no other. */
export const smsPurpose = z.enum(['login', 'register', 'resetPassword', 'modifyPhone'], { error: accountCopy.smsPurposeRule });
export type SmsPurpose = z.infer<typeof smsPurpose>;

/** Where the person was: an absolute address of a known host, checked by the server. */
export const redirect = z.string().max(2000).optional();
/** The portal's login state: what binds a hand-over code to the browser that asked. */
export const state = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional();

/** Takes back the closing of an account that is to be closed (ACCOUNT-16); without it, signing in says so and lets nobody in. */
const keepsAccount = z.boolean().optional();

/** A password somebody has, as typed: its rule is for choosing one; a wrong guess is just a wrong guess. */
export const knownPassword = z
  .string({ error: accountCopy.passwordRequired })
  .min(1, { error: accountCopy.passwordRequired })
  .max(64, { error: accountCopy.passwordRule });

export const PasswordLogin = z.strictObject({
  phone,
  password: knownPassword,
  redirect,
  state,
  keepsAccount,
});
export const SmsCodeLogin = z.strictObject({ phone, code: smsCode, redirect, state, keepsAccount });
export const VerifyCode = z.strictObject({ phone, purpose: smsPurpose });

/** `token` is single-use, 60 s; `redirectUrl` is where to go with it, null where no redirect was named. */
export const Handover = z.strictObject({ token: z.string(), redirectUrl: z.string().nullable() });
const hasNoPhone = ({ phone: number, password: chosen }: { phone: string; password: string }): boolean => !chosen.includes(number);
const phoneInside = { error: accountCopy.passwordHasPhone, path: ['password'] };

export const RegisterLogin = z
  .strictObject({
    phone,
    code: smsCode,
    password,
    /** The texts that were shown and agreed to. */
    protocols: z
      .array(ProtocolVersion, { error: accountCopy.protocolsRequired })
      .max(PROTOCOL_CODES.length * 2, { error: accountCopy.protocolsRequired })
      .min(1, { error: accountCopy.protocolsRequired }),
    redirect,
    state,
  })
  .refine(hasNoPhone, phoneInside);
export const UpdatePasswordBySmsCode = z.strictObject({ phone, code: smsCode, password }).refine(hasNoPhone, phoneInside);
export const UpdatePasswordByOldPwd = z
  .strictObject({ oldPassword: knownPassword, password })
  .refine(({ oldPassword, password: chosen }) => oldPassword !== chosen, { error: accountCopy.passwordSame, path: ['password'] });
export const ModifyPhone = z.strictObject({ password: knownPassword, phone, code: smsCode });
export const ModifyNickname = z.strictObject({
  nickname: z
    .string()
    .trim()
    .normalize('NFC')
    .min(1, { error: accountCopy.nicknameRule })
    .max(NICKNAME_MAX, { error: accountCopy.nicknameRule })
    .refine(isNameText, { error: accountCopy.nicknameRule })
    .refine(isVisible, { error: accountCopy.nicknameRule }),
});

/** A place where the account is signed in, for its owner to recognise. */
export const LoginSession = z.strictObject({
  /** The caller's own. */
  isCurrent: z.boolean(),
  /** Browser and system, such as 'Windows · Chrome'; '' where it did not say. */
  device: z.string(),
  /** Network address without its last part; '' where none was kept. */
  place: z.string(),
  gmtCreate: z.iso.datetime(),
  gmtExpire: z.iso.datetime(),
});
export type LoginSession = z.infer<typeof LoginSession>;

export const TokenLogin = z.strictObject({ token: z.string().min(1).max(200) });

export const Identity = z.strictObject({
  merchantNo: z.string(),
  merchantType: z.literal(Object.values(EnterpriseType)),
  companyName: z.string(),
  chooseOn: z.boolean(),
});

export const BoundShop = z.strictObject({
  parentMerchantNo: z.string(),
  parentMerchantName: z.string(),
  contactPhone: z.string(),
  status: z.int(),
});

/** User session data (ACCOUNT-2). `phonePlainText` is there and empty: the full number is shown on an audited call only. */
export const SessionInfo = z.strictObject({
  /** The account's number once more, for callers that know it so. */
  id: z.string(),
  accountNo: z.string(),
  nickname: z.string(),
  /** '' without a picture. */
  avatarUrl: z.string(),
  phone: z.string(),
  phonePlainText: z.literal(''),
  userType: z.literal(Object.values(UserType)),
  authStatus: z.literal(Object.values(AuthStatus)),
  /** State of the certification, by its code (ENTERPRISE-2): of the enterprise acted for, or of what a person has handed in. */
  auditStatus: z.literal(Object.values(AuditStatus)),
  isHikSales: z.boolean(),
  /** Business development of the provider. */
  isBd: z.boolean(),
  /** In the member store: 0 ordinary, every other a member. */
  memberLevel: z.int(),
  engineer: z.boolean(),
  engineerStatus: z.literal(Object.values(EngineerStatus)),
  personAuthStatus: z.literal(Object.values(AuthStatus)),
  employee: z.boolean(),
  employeeType: z.literal(Object.values(EmployeeType)).nullable(),
  /** Whose employee; '' for everybody else. */
  employeeOfMerchantNo: z.string(),
  /** In the certified enterprise acted for (ENTERPRISE-7); null: none. */
  staffRole: z.enum(STAFF_ROLES).nullable(),
  enterpriseType: z.literal(Object.values(EnterpriseType)).nullable(),
  merchantNo: z.string(),
  companyName: z.string(),
  provinceName: z.string(),
  cityName: z.string(),
  areaName: z.string(),
  /** Small or medium business. */
  smb: z.boolean(),
  hasStore: z.boolean(),
  storeType: z.literal(Object.values(StoreType)).nullable(),
  willFreeze: z.boolean(),
  /** The day it is announced to be frozen, or was, and the operator's reason; null and '' where there is none. */
  gmtFreeze: z.iso.datetime().nullable(),
  freezeReason: z.string(),
  /** Business scopes of the dealer ordered from; a first-level dealer's own. */
  groupBinds: z.array(z.strictObject({ title: z.string(), tagName: z.string() })),
  hasBindFirstDistributor: z.boolean(),
  boundShop: BoundShop.nullable(),
  multiIdentity: z.array(Identity),
  isMultRole: z.boolean(),
  surveyPermission: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** A demo account as the ready block and the sign-on site show it; exists in demo mode only. */
export interface DemoAccount {
  role: string;
  phone: string;
  password: string;
  note: string;
}
