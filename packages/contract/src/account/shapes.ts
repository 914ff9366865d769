/** What the account room sends and takes (ACCOUNT-2, ACCOUNT-3). */
import { UserType } from '@portal/engines/access';
import { z } from 'zod';
import { accountCopy } from './copy.ts';

/** 8–16 characters, no white space, three of four classes. */
export const password = z
  .string()
  .min(8, { error: accountCopy.passwordRule })
  .max(16, { error: accountCopy.passwordRule })
  .regex(/^\S+$/, { error: accountCopy.passwordRule })
  .refine((text) => [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/].filter((set) => set.test(text)).length >= 3, { error: accountCopy.passwordRule });
/** Mobile: 11 digits starting with 1. */
export const phone = z.string().regex(/^1\d{10}$/, { error: accountCopy.phoneRule });
export const smsCode = z.string().regex(/^\d{6}$/, { error: accountCopy.smsCodeRule });

/** What a code is for; a code asked for one purpose serves no other. */
export const smsPurpose = z.enum(['login']);
export type SmsPurpose = z.infer<typeof smsPurpose>;

/** Where the person was: an absolute address of a known host, checked by the server. */
const redirect = z.string().max(2000).optional();
/** The portal's login state: what binds a hand-over code to the browser that asked. */
const state = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional();

export const PasswordLogin = z.strictObject({
  phone,
  // its rule is for choosing one; a wrong guess is just a wrong guess
  password: z.string().min(1, { error: accountCopy.passwordRequired }).max(64, { error: accountCopy.passwordRule }),
  redirect,
  state,
});
export const SmsCodeLogin = z.strictObject({ phone, code: smsCode, redirect, state });
export const VerifyCode = z.strictObject({ phone, purpose: smsPurpose });

/** `token` is single-use, 60 s; `redirectUrl` is where to go with it, null where no redirect was named. */
export const Handover = z.strictObject({ token: z.string(), redirectUrl: z.string().nullable() });
export const TokenLogin = z.strictObject({ token: z.string().min(1).max(200) });

export const Identity = z.strictObject({
  merchantNo: z.string(),
  merchantType: z.int(),
  companyName: z.string(),
  chooseOn: z.boolean(),
});

export const BoundShop = z.strictObject({
  parentMerchantNo: z.string(),
  parentMerchantName: z.string(),
  contactPhone: z.string(),
  status: z.int(),
});

/** User session data. `phonePlainText` is there and empty: the full number is shown on an audited call only. */
export const SessionInfo = z.strictObject({
  accountNo: z.string(),
  nickname: z.string(),
  phone: z.string(),
  phonePlainText: z.literal(''),
  userType: z.literal(Object.values(UserType)),
  authStatus: z.int(),
  auditStatus: z.int(),
  isHikSales: z.boolean(),
  employee: z.boolean(),
  employeeType: z.int().nullable(),
  enterpriseType: z.int().nullable(),
  merchantNo: z.string(),
  companyName: z.string(),
  provinceName: z.string(),
  cityName: z.string(),
  hasBindFirstDistributor: z.boolean(),
  boundShop: BoundShop.nullable(),
  multiIdentity: z.array(Identity),
  isMultRole: z.boolean(),
  surveyPermission: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;
