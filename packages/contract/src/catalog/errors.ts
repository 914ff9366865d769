/** What may be wrong with goods. */
import { defineError } from '../core/define-error.ts';

/** `skuNos`: the models that are off sale or unknown. */
export const goodsInvalid = defineError({ name: 'goodsInvalid', code: 1301, status: 409, msg: '产品已下架或不存在', data: { skuNos: 'string[]' } });
/** Its words say what is wrong with the file as a whole. */
export const goodsImportRefused = defineError({ name: 'goodsImportRefused', code: 1302, status: 400, msg: null });
/** What was told of it holds no more: the goods, or the last import, are others by now. */
export const goodsImportMoved = defineError({ name: 'goodsImportMoved', code: 1303, status: 409, msg: '产品库在您查看之后有变化，请重新核对后再导入' });
export const goodsImportBusy = defineError({ name: 'goodsImportBusy', code: 1304, status: 409, msg: '另一个导入正在进行，请等它结束后再试' });
