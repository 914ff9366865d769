import type { CertificationDetail } from '@portal/contract/enterprise';
import { Anchor } from '@portal/ui';
import { enterprisesAddress } from './enterprises-address.ts';

/** Another enterprise of the same name: its papers, else its place in the list. */
export function Namesake({ companyName, merchantNo, cityName, papersNo }: CertificationDetail['namesakes'][number]) {
  const href = papersNo ? `/certifications/${papersNo}` : enterprisesAddress.href({ ...enterprisesAddress.read(new URLSearchParams()), keyword: companyName });
  return (
    <p>
      <Anchor href={href}>{[companyName, cityName, merchantNo].filter(Boolean).join(' · ')}</Anchor>
    </p>
  );
}
