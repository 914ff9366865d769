/** Why a file is not taken. */
import { defineError } from '../core/define-error.ts';

export const fileRefused = defineError({ name: 'fileRefused', code: 1401, status: 400, msg: null });
export const fileTooLarge = defineError({ name: 'fileTooLarge', code: 1402, status: 413, msg: '文件大小不能超过 10 MB' });
