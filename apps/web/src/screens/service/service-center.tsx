import { Anchor, Card, Icon } from '@portal/ui';
import { SERVICE_ITEMS } from './service-menu.ts';
import './service-center.css';

/** /service-center: what can be ordered, each a way to its page (SERVICE-1). */
export default function ServiceCenter() {
  return (
    <Card>
      <ul className="sv-cards">
        {SERVICE_ITEMS.map(({ label, href, words, icon }) => (
          <li key={href}>
            <Anchor href={href}>
              <Icon name={icon} size={24} />
              <b>{label}</b>
              <span className="p-small">{words}</span>
              <Icon name="chevron-right" size={16} />
            </Anchor>
          </li>
        ))}
      </ul>
      <p className="p-small">
        已提交的服务在<Anchor href="/member/serveOrder">服务订单</Anchor>查看进度；对服务不满意，请到<Anchor href="/aboutUs/contactUs">投诉与建议</Anchor>
        告诉我们。
      </p>
    </Card>
  );
}
