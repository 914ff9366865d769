/** Sentences that server and pages both say about places. */
export const regionCopy = { areaRequired: '请选择地区', failed: '获取数据失败' } as const;
