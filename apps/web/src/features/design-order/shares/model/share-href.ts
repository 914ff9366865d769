import { QUOTE_PATH } from '@portal/contract/design-order';

/** Where a customer opens a link. */
export const shareHref = (origin: string, token: string): string => `${origin}${QUOTE_PATH}${token}`;

/** What is sent to the customer along with the link. */
export const invitationText = ({ project, number, link, password }: { project: string; number: string; link: string; password: string }): string =>
  [`${project} 报价单 ${number}`, link, ...(password === '' ? [] : [`访问密码：${password}`])].join('\n');
