import type { Settlement } from '@portal/contract/order';
import { useEffect, useState } from 'react';
import { settle } from '../api.ts';
import { planCostOf, type PlanCost, type SupplyPlan } from '../model/supply-plans.ts';

export type PlanCosts = Readonly<Record<string, PlanCost | null>>;

interface PlanCostsOptions {
  plans: readonly SupplyPlan[];
  /** For the address the page began with. */
  given: PlanCosts;
  givenAddressId: string | undefined;
  cartLineIds: readonly string[];
  /** Of the plan taken, as it stands. */
  settlement: Settlement;
  planKey: string;
}

/** What each way to supply comes to: freight goes by the address, so another one is asked anew; the way taken is said with the coupons chosen. */
export function usePlanCosts({ plans, given, givenAddressId, cartLineIds, settlement, planKey }: PlanCostsOptions): PlanCosts {
  const [known, setKnown] = useState({ addressId: givenAddressId, costs: given });
  const addressId = settlement.address?.id;
  const isKnown = addressId === known.addressId;
  useEffect(() => {
    if (isKnown || addressId === undefined || plans.length === 0) return undefined;
    let isLeft = false;
    const ask = async () => {
      const costs = await Promise.all(plans.map(async ({ key, shops }) => [key, await costFor({ cartLineIds: [...cartLineIds], shops, addressId })] as const));
      if (!isLeft) setKnown({ addressId, costs: Object.fromEntries(costs) });
    };
    void ask();
    return () => {
      isLeft = true;
    };
    // asked for an address once: a page anew makes the same plans anew
    // oxlint-disable-next-line react/exhaustive-deps
  }, [addressId, isKnown]);
  return { ...(isKnown ? known.costs : {}), [planKey]: planCostOf(settlement) };
}

/** Null: it could not be settled. */
async function costFor(asked: Parameters<typeof settle>[0]): Promise<PlanCost | null> {
  try {
    return planCostOf(await settle(asked));
  } catch {
    return null;
  }
}
