/** What may go wrong with the list of products to compare. */
import { defineError } from '../core/define-error.ts';

export const compareFull = defineError({ name: 'compareFull', code: 1400, status: 409, msg: '对比栏已满，您可以删除不需要的产品再添加' });
