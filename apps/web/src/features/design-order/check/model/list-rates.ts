/** At which rate a list takes what a proposal brings. Pure. Source: CHECK-23. */
import type { DesignLine } from '@portal/contract/design-order';
import { isRateLocked, RATE_DEFAULT } from '@portal/engines/pricing';
import type { Percent } from '@portal/units';

/** The list a proposal is made for, and the pieces of listed models that it moves. */
export interface ProposedInto {
  lines: readonly DesignLine[];
  exchange: readonly { skuNo: string; change: number }[];
}

/**
 * The middle one of the rates of lines of this role, else of all: one that stands in the list, of an even number the lower. 100 where there is none. A
 * line without a price says nothing of a markup.
 */
export function usualRate(lines: readonly DesignLine[], role: string): Percent {
  const rated = lines.filter((line) => !isRateLocked(line));
  const alike = rated.filter((line) => line.role === role);
  const rates = (alike.length > 0 ? alike : rated).map(({ rate }) => rate).toSorted((one, other) => one - other);
  return rates[Math.floor((rates.length - 1) / 2)] ?? RATE_DEFAULT;
}

/**
 * Asked role by role for each model that is new to the list: the rate of the line it replaces, which is one of its role that loses pieces, the
 * first for the first model and so on; where it replaces none, the usual one.
 */
export function ratesFor({ lines, exchange }: ProposedInto): (role: string) => Percent {
  const losing = new Set(exchange.flatMap(({ skuNo, change }) => (change < 0 ? [skuNo] : [])));
  const replaced = Map.groupBy(
    lines.filter((line) => losing.has(line.skuNo) && !isRateLocked(line)),
    ({ role }) => role,
  );
  const taken = new Map<string, number>();
  return (role) => {
    const at = taken.get(role) ?? 0;
    taken.set(role, at + 1);
    const ofRole = replaced.get(role) ?? [];
    return (ofRole[at] ?? ofRole.at(-1))?.rate ?? usualRate(lines, role);
  };
}
