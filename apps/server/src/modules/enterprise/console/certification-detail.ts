import type { CertificationDetail, FormerPapers } from '@portal/contract/enterprise';
import { maskPhone } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import { listNamesOf } from '../../operator/index.ts';
import { detailOf } from '../certification/papers.ts';
import { listSteps, type CertificationRow } from '../certification/store.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { hasNamesake } from '../store.ts';

/** Papers as an auditor sees them. The applicant's own number is masked; what he hands in as his company's is not. */
export async function certificationDetail(db: Db, row: CertificationRow, { phoneOf }: EnterpriseNeeds): Promise<CertificationDetail> {
  const { licenceUrl: _owners, ...papers } = detailOf(row);
  const steps = await listSteps(db, row.enterpriseNo);
  const names = await listNamesOf(
    db,
    steps.filter(({ actor }) => actor === 'auditor').map(({ actorNo }) => actorNo),
  );
  return {
    papers,
    applicantPhone: maskPhone(await phoneOf(db, row.accountNo)),
    steps: steps.map(({ act, toState, actor, actorNo, reason, gmtCreate }) => ({
      act,
      toState,
      actor,
      actorName: names.get(actorNo) ?? '',
      reason,
      gmtCreate: gmtCreate.toISOString(),
    })),
    former: formerOf(steps),
    hasNamesake: await hasNamesake(db, { merchantNo: row.merchantNo ?? '', companyName: row.companyName }),
  };
}

/** What was handed in the time before the last. */
function formerOf(steps: Awaited<ReturnType<typeof listSteps>>): FormerPapers | null {
  return steps.filter(({ act }) => act === 'submit').at(-2)?.papers ?? null;
}
