/** What may go wrong in answering an agreement, and in writing one. */
import { defineError } from '../core/define-error.ts';

export const protocolOutdated = defineError({ name: 'protocolOutdated', code: 1701, status: 409, msg: '协议刚刚更新，请阅读新版本后再确认' });
/** Another operator saved or published it meanwhile. */
export const draftMoved = defineError({ name: 'draftMoved', code: 1702, status: 409, msg: '草稿已被其他人保存或发布，请刷新后核对；您填写的内容仍保留在本页' });
