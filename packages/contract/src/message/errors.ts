/** What may go wrong in publishing notices. */
import { defineError } from '../core/define-error.ts';

export const noticeWithdrawn = defineError({ name: 'noticeWithdrawn', code: 1801, status: 409, msg: '该公告已被撤回，请刷新列表' });
