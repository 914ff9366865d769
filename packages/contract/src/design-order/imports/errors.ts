import { defineError } from '../../core/define-error.ts';

/** The file as a whole cannot be read: its sentence says why. */
export const listFileRefused = defineError({ name: 'listFileRefused', code: 1529, status: 400, msg: '文件无法读取，请检查后重新选择' });
