/** What the provider does for a model after it is sold (GOODS-19). */
import { SkuType } from '@portal/engines/goods';
import type { SkuAfterSale } from './shapes.ts';

interface Sold {
  skuNo: string;
  skuType: SkuType;
  warrantyMonths: number | null;
}

const HELP = { title: '如何报修', text: '准备好型号与机身序列号，联系订货的经销商或客服，由客服判断并安排检测、维修或更换。' };

/** Terms in reading order: how long, what is covered, what is not, whom to ask. Software is not repaired but kept running. */
export function afterSaleOf({ skuNo, skuType, warrantyMonths }: Sold): SkuAfterSale {
  if (skuType === SkuType.Software) {
    return {
      skuNo,
      warrantyMonths: null,
      terms: [
        { title: '安装与授权', text: '提供安装包、授权激活与升级说明；授权范围与期限以购买的授权为准。' },
        { title: '使用支持', text: '安装、激活与使用中的问题由客服协助处理，升级包在授权期内可获取。' },
      ],
    };
  }
  return {
    skuNo,
    warrantyMonths,
    terms: [
      { title: '质保期', text: warrantyMonths === null ? '以随机文件和销售合同的约定为准。' : `${warrantyMonths} 个月，自签收之日起计算。` },
      { title: '质保期内', text: '正常使用下的性能故障免费维修；人为损坏、进水、雷击与自行拆修不在质保范围内。' },
      { title: '质保期外', text: '提供付费检测与维修，费用在维修前告知并经确认。' },
      HELP,
    ],
  };
}
