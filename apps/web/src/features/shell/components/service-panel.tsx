import { RequirementType } from '@portal/contract/requirement';
import { ButtonLink } from '@portal/ui';
import { dialOf } from '../../../lib/words/dial.ts';
import { requirementFormHref } from '../../../lib/address-bar/requirement-href.ts';
import type { SiteFacts } from '../../../lib/page/server-context.ts';
import { SERVICE_HOURS, serviceHoursOn } from '../model/service-hours.ts';
import './service-panel.css';

/** Each provider's number. */
export function ServicePhones({ site }: { site: Pick<SiteFacts, 'servicePhones'> }) {
  return (
    <ul className="s-service__phones">
      {site.servicePhones.map(({ provider, phone }) => (
        <li key={phone}>
          {provider !== '' && <span className="s-service__provider">{provider}</span>}
          <a className="s-service__phone" href={dialOf(phone)}>
            {phone}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Whom to call, and when somebody answers. */
export function ServicePanel({ site }: { site: SiteFacts }) {
  return (
    <section className="s-service" aria-label="联系客服">
      <b>联系客服</b>
      <ServicePhones site={site} />
      <p>
        {serviceHoursOn(site.today)}
        <br />
        <span className="p-small">服务时间 {SERVICE_HOURS}</span>
      </p>
    </section>
  );
}

/** The same for a project: to be asked in writing, too (REQUEST-2). */
export function SupportPanel({ site }: { site: SiteFacts }) {
  return (
    <>
      <ServicePanel site={site} />
      <ButtonLink href={requirementFormHref(RequirementType.projectSupport)}>提交项目支持需求</ButtonLink>
    </>
  );
}
