/** What may go wrong in certifying an enterprise. */
import { defineError } from '../core/define-error.ts';

/** The state is another by now: decided meanwhile, or taken back in another window. */
export const certificationMoved = defineError({ name: 'certificationMoved', code: 1601, status: 409, msg: '认证状态已变化，请查看最新内容后再操作' });
export const companyTaken = defineError({ name: 'companyTaken', code: 1602, status: 409, msg: '该企业已通过认证，请联系企业主账号邀请您加入' });
export const auditsHimself = defineError({ name: 'auditsHimself', code: 1603, status: 403, msg: '不能审核本人提交的认证，请由其他审核员处理' });
/** Whoever would be the owner is on the way out, or shut out. */
export const applicantLeaving = defineError({ name: 'applicantLeaving', code: 1604, status: 409, msg: '申请账号正在注销或已锁定，不能通过认证' });
