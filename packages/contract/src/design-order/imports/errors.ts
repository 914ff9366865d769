import { defineError } from '../../core/define-error.ts';

/** The file as a whole cannot be read: its sentence says why. */
export const listFileRefused = defineError({ name: 'listFileRefused', code: 1529, status: 400, msg: null });
