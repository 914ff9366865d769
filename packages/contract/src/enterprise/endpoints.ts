/** The enterprise one acts for: its own sign. */
import { z } from 'zod';
import { forbidden, notFound } from '../core/errors.ts';
import { fileRefused } from '../file/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { recordId } from '../core/fields.ts';

const BASE = '/api-cloud-merchant-service/v1/enterprise';

/** The sign of the enterprise the caller acts for. `v` tells one picture from the next where browsers keep them. */
export const readEnterpriseLogo = defineEndpoint({
  name: 'readEnterpriseLogo',
  method: 'GET',
  path: `${BASE}/logo`,
  summary: '企业标志',
  access: 'signedIn',
  idempotency: 'read',
  query: z.object({ v: recordId.optional() }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** Takes a picture the caller has uploaded as the sign, or none. */
export const saveEnterpriseLogo = defineEndpoint({
  name: 'saveEnterpriseLogo',
  method: 'POST',
  path: `${BASE}/logo`,
  summary: '设置企业标志',
  access: 'actsForEnterprise',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ fileId: recordId.nullable() }),
  data: z.strictObject({ logoUrl: z.string().nullable() }),
  outcomes: [notFound, fileRefused, forbidden],
});

/** Address of the sign; null where there is none. */
export const enterpriseLogoUrl = (fileId: string | null): string | null => (fileId === null ? null : `${BASE}/logo?v=${encodeURIComponent(fileId)}`);
