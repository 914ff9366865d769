import { QUOTE_PATH } from '@portal/contract/design-order';

/** 256 random bits, URL-safe: 43 letters. Made here, so that the server never holds more than its hash. */
export function newShareToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export const shareHref = (origin: string, token: string): string => `${origin}${QUOTE_PATH}${token}`;

/** What is sent to the customer along with the link. */
export const invitationText = ({ project, number, link, password }: { project: string; number: string; link: string; password: string }): string =>
  [`${project} 报价单 ${number}`, link, ...(password === '' ? [] : [`访问密码：${password}`])].join('\n');
