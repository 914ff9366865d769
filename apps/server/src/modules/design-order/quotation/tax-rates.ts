import type { DesignOrder } from '@portal/contract/design-order';

/** Per cent of the fees that their writer calls a tax (DESIGN-53); one of a fixed amount has none. */
export const taxRatesOf = ({ fees }: Pick<DesignOrder, 'fees'>): number[] =>
  fees.flatMap(({ name, formula }) => (formula.kind === 'percent' && name.includes('税') ? [formula.percent] : []));
