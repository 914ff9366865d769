import { ownerOf, type Asking } from '../../../platform/http/context.ts';
import { findOwnCertification, type CertificationRow } from './store.ts';

/** The caller's own papers; undefined where there are none, or `enterpriseNo` names others. */
export async function ownPapers({ db, caller }: Asking, enterpriseNo?: string): Promise<CertificationRow | undefined> {
  const row = await findOwnCertification(db, ownerOf(caller));
  return enterpriseNo === undefined || row?.enterpriseNo === enterpriseNo ? row : undefined;
}
