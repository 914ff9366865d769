import type { DeskServiceLine } from '@portal/contract/service-order';

/** Who has it at hand: an operator, the dealer that sends people, or both; '': nobody. */
export const takersWords = ({ handlerName, dealerName }: Pick<DeskServiceLine, 'handlerName' | 'dealerName'>): string =>
  [handlerName, dealerName && `经销商 ${dealerName}`].filter(Boolean).join('、');
