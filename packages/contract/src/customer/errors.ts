/** What may go wrong between a first-level dealer and its customers. */
import { defineError } from '../core/define-error.ts';
import { groupCopy } from './copy.ts';

/** Whoever is named orders from another dealer, or from none. */
export const notYourCustomer = defineError({ name: 'notYourCustomer', code: 1421, status: 404, msg: '该客户没有绑定您的企业' });
/** Whoever is named is none of the dealer's people, or no longer. */
export const noSuchStaff = defineError({ name: 'noSuchStaff', code: 1981, status: 404, msg: '该员工已不在本企业，请刷新页面后重新选择' });
export const noSuchGroup = defineError({ name: 'noSuchGroup', code: 1325, status: 404, msg: '该分组已被删除' });
/** Whoever is in it would be priced otherwise at once. */
export const groupNotEmpty = defineError({
  name: 'groupNotEmpty',
  code: 1326,
  status: 409,
  msg: null,
  data: { members: 'number' },
});
export const groupNameTaken = defineError({ name: 'groupNameTaken', code: 1327, status: 409, msg: '已有同名分组，请换一个名称' });
export const tooManyGroups = defineError({ name: 'tooManyGroups', code: 1328, status: 409, msg: groupCopy.tooMany });
/** What somebody else of the dealer's people has written since it was seen is not written over unseen (PRICE-39). */
export const changedMeanwhile = defineError({
  name: 'changedMeanwhile',
  code: 1422,
  status: 409,
  msg: '同事刚刚修改过这里，您的修改尚未保存，请刷新页面核对后再改',
});
