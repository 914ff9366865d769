/** What may go wrong with what is published. */
import { defineError } from '../core/define-error.ts';

/** It was written anew, or taken another step, since it was read. */
export const contentMoved = defineError({ name: 'contentMoved', code: 2111, status: 409, msg: '内容已被同事修改，请核对最新内容后再操作' });
