/** Words of the hour (0 to 23): 凌晨 to 5, 早上 to 9, 上午 to 11, 中午 to 13, 下午 to 18, 晚上 after. */
export function greeting(hour: number): string {
  if (hour < 5) return '凌晨好';
  if (hour < 9) return '早上好';
  if (hour < 11) return '上午好';
  if (hour < 13) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}
