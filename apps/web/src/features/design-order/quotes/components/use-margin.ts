import type { DesignOrder, OrderMargin } from '@portal/contract/design-order';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSeesCost } from '../../../../lib/identity/cost-view.ts';
import { marginQuery } from '../api.ts';

interface MarginView {
  /** May it be shown to whoever is here? */
  isOffered: boolean;
  isOn: boolean;
  toggle: () => void;
  /** Null while it is off, or not read yet. */
  margin: OrderMargin | null;
  failure: unknown;
}

/**
 * Cost and margin behind a switch that is off each time an order is opened, kept nowhere: a customer may be looking over the shoulder
 * at the next one. Until it is turned on they are not even asked for (PRICE-26).
 */
export function useMargin({ id, gmtModified }: DesignOrder): MarginView {
  const isOffered = useSeesCost();
  const [isTurnedOn, setTurnedOn] = useState(false);
  const isOn = isOffered && isTurnedOn;
  const { data = null, error } = useQuery({ ...marginQuery(id, gmtModified), enabled: isOn });
  return { isOffered, isOn, toggle: () => setTurnedOn(!isOn), margin: isOn ? data : null, failure: isOn ? error : null };
}
