import type { FreezeImpact } from '@portal/contract/enterprise';

/** What is concerned, a sentence each; what is none is not said (OPERATOR-13). */
export function freezeImpactWords({ customers, sold, bought }: FreezeImpact): string[] {
  const said: readonly (readonly [count: number, words: string])[] = [
    [customers, `${customers} 位绑定客户不能再向它下单，需要更换经销商。`],
    [sold.unpaid, `它收到的 ${sold.unpaid} 笔订单还未付款，冻结期间不能付款，已付的自动退回。`],
    [sold.open, `它收到的 ${sold.open} 笔订单还未完成，冻结期间它不能确认和发货，请联系买家。`],
    [bought.unpaid, `它自己的 ${bought.unpaid} 笔采购还未付款。`],
    [bought.open, `它自己的 ${bought.open} 笔采购还未完成。`],
  ];
  return said.flatMap(([count, words]) => (count > 0 ? [words] : []));
}
