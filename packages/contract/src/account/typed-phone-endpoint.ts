import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/** The number that was typed on the sign-on site before one left it for registering or a new password, once; '' where there is none (ACCOUNT-19). */
export const takeTypedPhone = defineEndpoint({
  name: 'takeTypedPhone',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/account/typedPhone',
  summary: '取回登录页填写的手机号',
  access: 'everyone',
  idempotency: 'once',
  limit: { max: 60, windowMs: 60_000 },
  body: z.strictObject({}),
  data: z.strictObject({ phone: z.string() }),
});
