/** Why a list or an order does not change. */
import type { SoftwareRefusal } from '@portal/engines/pricing';
import { defineError, type ErrorDefinition } from '../../core/define-error.ts';

/** Models of the list stand at points of a scene, so that their quantity may not change here; the code is WIRE-3's. */
export const placedAtPoint = defineError({
  name: 'placedAtPoint',
  code: 1,
  status: 409,
  msg: '清单中包含已放置到点位的产品，请先在场景中移除',
  data: { skuNos: 'string[]' },
});
export const selectionEmpty = defineError({ name: 'selectionEmpty', code: 1501, status: 400, msg: '您还没有选择产品哦~' });
export const freeSoftwareAlreadyAdded = defineError({
  name: 'freeSoftwareAlreadyAdded',
  code: 1502,
  status: 409,
  msg: '当前设计方案已添加该产品，不能重复添加',
  data: { skuNo: 'string' },
});
/** How long a page says so, milliseconds (PRICE-5). */
export const FREE_SOFTWARE_TOLD_MS = 2000;
/** Of every big category of software a list has one. */
export const softwareCategoryTaken = defineError({
  name: 'softwareCategoryTaken',
  code: 1503,
  status: 409,
  msg: '当前大类产品已存在',
  data: { skuNo: 'string' },
});
export const duplicateProducts = defineError({ name: 'duplicateProducts', code: 1504, status: 409, msg: '存在重复产品', data: { skuNos: 'string[]' } });
export const tooManyLines = defineError({ name: 'tooManyLines', code: 1505, status: 409, msg: null });
export const quantityTooLarge = defineError({ name: 'quantityTooLarge', code: 1506, status: 400, msg: null, data: { skuNo: 'string' } });
/** Another editor has saved the list since the revision named; nothing is stored. */
export const listChanged = defineError({ name: 'listChanged', code: 1507, status: 409, msg: '清单已在其他设备或窗口修改，本页的修改尚未保存' });
/** Another editor has changed the order since the revision named; nothing is stored (DESIGN-10). */
export const orderChanged = defineError({ name: 'orderChanged', code: 1510, status: 409, msg: '配单已在其他设备或窗口修改，本页的修改尚未保存' });

/** A price, amount or total that came with the call is not what the server reckons today; nothing is stored. `lines`: those named, as they cost now. */
export const priceChanged = defineError({
  name: 'priceChanged',
  code: 1508,
  status: 409,
  msg: '价格已变化，请确认后重试',
  data: {
    lines: [{ skuNo: 'string', price: 'number|null', ratePrice: 'number|null', quantity: 'number', amount: 'number' }],
    amount: 'number',
    preferential: 'number',
  },
});
/** A call speaks of a scene, and the order is of another one. */
export const sceneElsewhere = defineError({ name: 'sceneElsewhere', code: 1509, status: 409, msg: '该配单不属于所选场景，请刷新后重试' });

/** A customer or a group is named by whoever has none (DESIGN-9). */
export const customersNotKept = defineError({ name: 'customersNotKept', code: 1511, status: 403, msg: '您没有客户分组权限，不能填写客户信息' });
/** An order that the survey plans is made by whoever may survey (DESIGN-13). */
export const surveyNotPermitted = defineError({ name: 'surveyNotPermitted', code: 1513, status: 403, msg: '您没有勘测权限，不能生成勘测配单' });
export const groupUnknown = defineError({ name: 'groupUnknown', code: 1512, status: 404, msg: '该分组已被删除，请重新选择' });

/** What to say where the pricing engine keeps software out of a list, by its word. */
export const softwareErrors = { freeSoftwareAlreadyAdded, softwareCategoryTaken } as const satisfies Record<SoftwareRefusal['kind'], ErrorDefinition>;
