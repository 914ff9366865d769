import { defineError } from '../../core/define-error.ts';

export const quotationMissing = defineError({ name: 'quotationMissing', code: 1524, status: 409, msg: '请先填写并保存报价单信息，再生成链接' });
/** Unknown, revoked and over alike: whoever tries learns nothing. */
export const shareGone = defineError({ name: 'shareGone', code: 1525, status: 404, msg: '链接不存在或已失效，请联系报价人' });
export const sharePasswordWrong = defineError({ name: 'sharePasswordWrong', code: 1526, status: 403, msg: '访问密码不正确' });
/** It was accepted, or its days are over: the sentence says which. */
export const shareClosed = defineError({ name: 'shareClosed', code: 1527, status: 409, msg: '该报价不能再回复，请联系报价人' });
export const sharesFull = defineError({ name: 'sharesFull', code: 1528, status: 409, msg: '有效链接已达 20 个，请先停用不需要的链接' });
