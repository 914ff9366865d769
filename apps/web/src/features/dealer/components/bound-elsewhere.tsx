import { dealerCopy } from '@portal/contract/dealer';
import { useSite } from '../../../lib/page/use-site.ts';

/** A certified enterprise changes its dealer outside (ACCESS-11): the way there, else whom to ask. */
export function BoundElsewhere() {
  const site = useSite();
  return (
    <p className="p-small">
      {dealerCopy.elsewhere}
      <Way workbenchUrl={site?.workbenchUrl ?? null} phones={site?.servicePhones ?? []} />
    </p>
  );
}

export function Way({ workbenchUrl, phones }: { workbenchUrl: string | null; phones: readonly { provider: string; phone: string }[] }) {
  if (workbenchUrl !== null) return <a href={workbenchUrl}>前往客户运营中心</a>;
  if (phones.length === 0) return '请联系您的一级经销商或客户经理办理。';
  return (
    <>
      请致电客服办理：
      {phones.map(({ provider, phone }, place) => (
        <span key={phone}>
          {place > 0 && '、'}
          {provider}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </span>
      ))}
    </>
  );
}
