import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { listCertificationPage } from '../certification/store.ts';

export const listCertifications = operation(contract.listCertifications, async function listCertifications({ db }, { query }) {
  const { rows, total } = await listCertificationPage(db, query);
  const data = rows.map(({ enterpriseNo, companyName, companyNumber, enterpriseType, cityName, state, gmtSubmit }) => ({
    enterpriseNo,
    companyName,
    companyNumber,
    enterpriseType,
    cityName,
    auditStatus: state,
    gmtSubmit: gmtSubmit.toISOString(),
  }));
  return { data, count: total };
});
