/** What may go wrong with user-defined products. */
import { defineError } from '../core/define-error.ts';
import { PRIVATE_PRODUCTS_MAX } from './limits.ts';

export const tooManyPrivateProducts = defineError({
  name: 'tooManyPrivateProducts',
  code: 1321,
  status: 409,
  msg: `自定义产品最多 ${PRIVATE_PRODUCTS_MAX} 个，请先删除不用的产品`,
});
/** It comes from an inventory system, which keeps it. */
export const keptByInventory = defineError({ name: 'keptByInventory', code: 1322, status: 409, msg: '来自进销存系统的产品请在进销存系统中维护' });
/** Name, model and brand say which product it is (PRIVATE-6): saved twice, from two windows, it is there once. */
export const samePrivateProduct = defineError({
  name: 'samePrivateProduct',
  code: 1324,
  status: 409,
  msg: '已有名称、型号、品牌都相同的自定义产品，请修改后保存，或直接编辑已有的产品',
});
export const importRefused = defineError({ name: 'importRefused', code: 1323, status: 400, msg: null });
