import { defineError } from '../../core/define-error.ts';

/** All places are taken by versions somebody named; those that came by themselves give way first. */
export const versionsFull = defineError({ name: 'versionsFull', code: 1523, status: 409, msg: '版本已达 100 个，请先删除不需要的版本' });
