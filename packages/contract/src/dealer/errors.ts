/** What may go wrong in choosing whom to order from. */
import { defineError } from '../core/define-error.ts';

export const dealerAbnormal = defineError({ name: 'dealerAbnormal', code: 1201, status: 409, msg: '一级或店铺异常，请联系销售' });
export const noSuchActivity = defineError({ name: 'noSuchActivity', code: 1380, status: 404, msg: '活动不存在或已结束' });
export const boundElsewhere = defineError({ name: 'boundElsewhere', code: 1202, status: 409, msg: '认证企业更换一级经销商请前往客户运营中心办理' });
