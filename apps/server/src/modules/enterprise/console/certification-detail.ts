import type { CertificationDetail, FormerPapers } from '@portal/contract/enterprise';
import { maskPhone } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import { listNamesOf } from '../../operator/index.ts';
import { detailOf } from '../certification/papers.ts';
import { listSteps, type CertificationRow } from '../certification/store.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { listNamesakes } from '../store.ts';

/** Papers as an auditor sees them. Numbers are masked; the contact's is told apart, which is written down. */
export async function certificationDetail(db: Db, row: CertificationRow, { phoneOf }: EnterpriseNeeds): Promise<CertificationDetail> {
  const { licenceUrl: _owners, ...papers } = detailOf(row);
  const steps = await listSteps(db, row.enterpriseNo);
  const names = await listNamesOf(
    db,
    steps.filter(({ actor }) => actor === 'auditor').map(({ actorNo }) => actorNo),
  );
  return {
    papers: { ...papers, contactPhone: maskPhone(papers.contactPhone) },
    applicantPhone: maskPhone(await phoneOf(db, row.accountNo)),
    steps: steps.map(({ act, toState, actor, actorNo, reason, gmtCreate }) => ({
      act,
      toState,
      actor,
      actorName: names.get(actorNo) ?? '',
      reason,
      gmtCreate: gmtCreate.toISOString(),
    })),
    former: formerOf(steps, papers.contactPhone),
    namesakes: await listNamesakes(db, { merchantNo: row.merchantNo ?? '', companyName: row.companyName }),
  };
}

/** What was handed in the time before the last; a number that only looks the same masked says that it is another (ENTERPRISE-13). */
function formerOf(steps: Awaited<ReturnType<typeof listSteps>>, contactPhone: string): FormerPapers | null {
  const papers = steps.filter(({ act }) => act === 'submit').at(-2)?.papers;
  if (!papers) return null;
  const masked = maskPhone(papers.contactPhone);
  const isHidden = papers.contactPhone !== contactPhone && masked === maskPhone(contactPhone);
  return { ...papers, contactPhone: isHidden ? `${masked}（号码不同）` : masked };
}
