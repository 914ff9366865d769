/** What signing in by a scanned picture sends and takes (ACCOUNT-12). */
import { z } from 'zod';
import { redirect, state } from './shapes.ts';

/** 43 characters of base64url; what is none fits no code and is told so in the same words. */
const qrCode = z.string().min(1).max(200);

/** The picture a phone scans, and how long it holds. */
export const LoginQrCode = z.strictObject({
  /** An SVG document. */
  picture: z.string(),
  /** The address in it, which carries the code behind `#`: no server is told it by opening it. */
  url: z.string(),
  lifetimeSeconds: z.int(),
  /** Seconds until the asking browser may look for the first time. */
  pollSeconds: z.number(),
});
export type LoginQrCode = z.infer<typeof LoginQrCode>;

export const qrStatus = z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'expired']);

export const LoginByQrCode = z.strictObject({ redirect, state });
export const QrLogin = z.strictObject({
  status: qrStatus,
  /** Masked phone of whoever confirmed it; '' before: a look at a code tells nobody who looked. */
  scannedBy: z.string(),
  /** As of `Handover`, once it is confirmed. */
  token: z.string().nullable(),
  redirectUrl: z.string().nullable(),
});
export type QrLogin = z.infer<typeof QrLogin>;

export const ScanLoginQrCode = z.strictObject({ code: qrCode });
/** The browser that asks, for its owner to recognise. */
export const QrAsker = z.strictObject({
  /** Browser and system, of those that are known; '' where it did not say. */
  device: z.string(),
  /** Network address without its last part. */
  place: z.string(),
  gmtCreate: z.iso.datetime(),
  /** How long it may still be confirmed. */
  waitSeconds: z.int(),
});
export type QrAsker = z.infer<typeof QrAsker>;
export const ConfirmLoginQrCode = z.strictObject({ code: qrCode, isAgreed: z.boolean() });
