/** What a family is made for when its name says so: who does not ask for it is shown what is made for all first (GOODS-13). */
const SPECIAL = [
  '电梯',
  '随行',
  '车载',
  '家用',
  '闸机版',
  'svac',
  '门禁网络',
  '学校',
  '低烟无卤',
  '地笼',
  '长距离供电',
  '音箱壁装',
  '监视器壁挂',
  '监视器吊装',
];

/** Those that the keyword (folded) does not name. */
export const specialBeside = (literal: string): string[] => SPECIAL.filter((purpose) => !literal.includes(purpose));
