import type { DesignOrder, OrderMargin } from '@portal/contract/design-order';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useSeesCost } from '../../../../lib/cost-view.ts';
import { localDrawer } from '../../../../lib/storage.ts';
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

const unchanging = () => () => {};

/** Cost and margin behind a switch that is off until turned on, and kept in this browser: until then they are not even asked for (PRICE-26). */
export function useMargin({ id, gmtModified }: DesignOrder): MarginView {
  const isOffered = useSeesCost();
  const kept = useSyncExternalStore(
    unchanging,
    () => localDrawer.read('showMargin') === '1',
    () => false,
  );
  // null: nobody has touched it yet
  const [touched, setTouched] = useState<boolean | null>(null);
  const isOn = isOffered && (touched ?? kept);
  const { data = null, error } = useQuery({ ...marginQuery(id, gmtModified), enabled: isOn });
  const toggle = () => {
    setTouched(!isOn);
    if (isOn) localDrawer.remove('showMargin');
    else localDrawer.write('showMargin', '1');
  };
  return { isOffered, isOn, toggle, margin: isOn ? data : null, failure: isOn ? error : null };
}
