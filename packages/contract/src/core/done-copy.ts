/** What several rooms say of what was done. */
export const doneCopy = { deleted: '删除成功', cleared: '清空成功' } as const;
