/** What may go wrong with a dealer's offers. */
import { defineError } from '../core/define-error.ts';

export const offersRefused = defineError({ name: 'offersRefused', code: 1420, status: 400, msg: '文件无法导入，请用导出的表格填写后重试' });
