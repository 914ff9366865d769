import * as contract from '@portal/contract/region';
import { operation } from '../../platform/http/operation.ts';
import { listChildren, listDownToCities } from './store.ts';

export const listRegions = operation(contract.listRegions, function listRegions(ctx, { query }) {
  return listChildren(ctx.db, query.parentCode);
});

export const listProvinceCities = operation(contract.listProvinceCities, async function listProvinceCities({ db }) {
  const places = await listDownToCities(db);
  const below = Map.groupBy(places, ({ parentCode }) => parentCode);
  const named = ({ code, name }: { code: string; name: string }) => ({ code, name });
  return (below.get(null) ?? []).map((province) => ({ ...named(province), cities: (below.get(province.code) ?? []).map(named) }));
});
