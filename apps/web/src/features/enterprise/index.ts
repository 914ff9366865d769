/** Front door of enterprises on the pages: their papers and how they stand. */
export { AccreditSearch } from './components/accredit-search.tsx';
export { AccreditedDealers } from './components/accredited-dealers.tsx';
export { Certificate } from './components/certificate.tsx';
export { CertificationNotice } from './components/certification-notice.tsx';
export { EnterpriseFacts } from './components/enterprise-facts.tsx';
export { PapersFacts } from './components/papers-facts.tsx';
export { PapersForm } from './components/papers-form.tsx';
export { useUnsavedQuestion } from './components/use-unsaved-question.tsx';
export { WithdrawButton } from './components/withdraw-button.tsx';
export { accreditAddress } from './model/accredit-address.ts';
