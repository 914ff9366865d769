/** What may be wrong with a device: a fixed table, without zod, so that pages have it at once. */
export const FAULT_TYPES: readonly { id: number; itemValue: string }[] = [
  { id: 1, itemValue: '不通电、无法开机' },
  { id: 2, itemValue: '无图像或图像异常' },
  { id: 3, itemValue: '无法联网或频繁掉线' },
  { id: 4, itemValue: '不录像、硬盘异常' },
  { id: 5, itemValue: '夜视、补光异常' },
  { id: 6, itemValue: '云台、电机不动作' },
  { id: 7, itemValue: '识别、开门、抬杆异常' },
  { id: 8, itemValue: '外壳、接口损坏' },
  { id: 9, itemValue: '其他' },
];
export const faultName = (id: number | null): string => FAULT_TYPES.find((one) => one.id === id)?.itemValue ?? '';
