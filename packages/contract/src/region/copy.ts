/** Sentences that server and pages both say about places. */
export const regionCopy = { areaRequired: '请选择区域', failed: '获取数据失败' } as const;
