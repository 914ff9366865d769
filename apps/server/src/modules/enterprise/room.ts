import { defineRoom } from '../../platform/room.ts';
import { addEnterprise } from './certification/add-enterprise.ts';
import { findAccreditation, findOwnAccreditation } from './certification/find-accreditation.ts';
import { getEnterpriseDetail } from './certification/get-enterprise-detail.ts';
import { getVerification } from './certification/get-verification.ts';
import { readEnterpriseLicence } from './certification/read-enterprise-licence.ts';
import { updateEnterprise } from './certification/update-enterprise.ts';
import { withdrawEnterprise } from './certification/withdraw-enterprise.ts';
import { approveCertification } from './console/approve-certification.ts';
import { expireCertificates } from './certification/expire-certificates.ts';
import { freezeEnterprise, unfreezeEnterprise } from './console/freeze-enterprise.ts';
import { getCertification } from './console/get-certification.ts';
import { getFreezeImpact } from './console/get-freeze-impact.ts';
import { listCertifications } from './console/list-certifications.ts';
import { listEnterprises } from './console/list-enterprises.ts';
import { markWillFreeze } from './console/mark-will-freeze.ts';
import { readCertificationContact } from './console/read-certification-contact.ts';
import { readCertificationLicence } from './console/read-certification-licence.ts';
import { refuseCertification } from './console/refuse-certification.ts';
import { enterpriseNameRepeatOperate } from './enterprise-name-repeat-operate.ts';
import { listAccreditedDealers } from './certification/list-accredited-dealers.ts';
import { getEnterpriseNameRepeatTip } from './get-enterprise-name-repeat-tip.ts';
import type { EnterpriseNeeds } from './needs.ts';
import { readEnterpriseLogo } from './read-enterprise-logo.ts';
import { saveEnterpriseLogo } from './save-enterprise-logo.ts';

export const enterpriseRoom = defineRoom({
  name: 'enterprise',
  open: (needs: EnterpriseNeeds) => needs,
  operations: [
    readEnterpriseLogo,
    saveEnterpriseLogo,
    addEnterprise,
    updateEnterprise,
    withdrawEnterprise,
    getEnterpriseDetail,
    readEnterpriseLicence,
    getVerification,
    findAccreditation,
    findOwnAccreditation,
    listAccreditedDealers,
    getEnterpriseNameRepeatTip,
    enterpriseNameRepeatOperate,
    listCertifications,
    getCertification,
    readCertificationContact,
    readCertificationLicence,
    approveCertification,
    refuseCertification,
    listEnterprises,
    markWillFreeze,
    getFreezeImpact,
    freezeEnterprise,
    unfreezeEnterprise,
  ],
  jobs: [{ name: 'expire-certificates', cron: '3 * * * *', run: expireCertificates }],
});
