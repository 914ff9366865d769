/** What a person does with the account's own data: sees the number, takes a copy, closes the account (ACCOUNT-15, ACCOUNT-16). */
import { z } from 'zod';
import { knownPassword, smsCode } from './shapes.ts';

export const PasswordProof = z.strictObject({ password: knownPassword });
export const CodeProof = z.strictObject({ code: smsCode });
/** The owner proves to be it: by the password, or by a code to the own number for this very purpose. */
export const OwnerProof = z.union([PasswordProof, CodeProof]);
export type OwnerProof = z.infer<typeof OwnerProof>;
export const ProvedRequest = z.strictObject({ proof: OwnerProof });

/** What a proof by code is for. */
export const ownPurpose = z.enum(['showPhone', 'exportAccount', 'closeAccount', 'handOver']);
export const OwnCode = z.strictObject({ purpose: ownPurpose });

export const AccountExport = z.strictObject({
  exportId: z.string(),
  status: z.enum(['making', 'ready']),
  /** Once it is ready. */
  byteLength: z.int().nullable(),
  gmtCreate: z.iso.datetime(),
  gmtExpire: z.iso.datetime(),
});
export type AccountExport = z.infer<typeof AccountExport>;

/** An agreement as its owner answered it. */
export const OwnConsent = z.strictObject({
  protocolCode: z.int(),
  version: z.int(),
  protocolName: z.string(),
  protocolUrl: z.string(),
  /** 1 disagreed, 2 later, 3 agreed. */
  action: z.int(),
  gmtCreate: z.iso.datetime(),
});
export type OwnConsent = z.infer<typeof OwnConsent>;

/** What was registered, and what was agreed to then and since. */
export const RegisterInfo = z.strictObject({
  gmtCreate: z.iso.datetime(),
  consents: z.array(OwnConsent),
});
export type RegisterInfo = z.infer<typeof RegisterInfo>;
