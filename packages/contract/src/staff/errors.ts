/** What may go wrong with an enterprise's people. */
import { defineError } from '../core/define-error.ts';
import { STAFF_MAX } from './limits.ts';

export const alreadyStaff = defineError({ name: 'alreadyStaff', code: 1751, status: 409, msg: '该手机号已是本企业的成员' });
export const alreadyInvited = defineError({ name: 'alreadyInvited', code: 1752, status: 409, msg: '该手机号已有待接受的邀请，可以重新发送' });
/** Answered, taken back, run out or made void meanwhile. */
export const invitationOver = defineError({ name: 'invitationOver', code: 1753, status: 409, msg: '邀请已失效或已处理，请刷新页面后查看' });
/** Somebody has changed the person's role, or the person is gone. */
export const staffMoved = defineError({ name: 'staffMoved', code: 1754, status: 409, msg: '员工信息已变化，请刷新页面后查看' });
export const soleOwner = defineError({ name: 'soleOwner', code: 1755, status: 409, msg: '您是企业唯一的主账号，请先将主账号移交给他人再离开' });
export const handoverPending = defineError({ name: 'handoverPending', code: 1756, status: 409, msg: '已有等待确认的移交，请先撤回' });
export const staffFull = defineError({ name: 'staffFull', code: 1757, status: 409, msg: `企业成员与待接受的邀请最多 ${STAFF_MAX} 个，请先移除或撤回` });
export const inviteTooOften = defineError({
  name: 'inviteTooOften',
  code: 1758,
  status: 429,
  msg: null,
  data: { waitSeconds: 'number' },
});
export const receiverLeaving = defineError({ name: 'receiverLeaving', code: 1759, status: 409, msg: '对方账号已停用或正在注销，不能接收移交' });
