/** What may go wrong in answering an agreement. */
import { defineError } from '../core/define-error.ts';

export const protocolOutdated = defineError({ name: 'protocolOutdated', code: 1701, status: 409, msg: '协议刚刚更新，请阅读新版本后再确认' });
