import { QUOTE_PATH } from '@portal/contract/design-order';

/** Where a customer opens a link. */
export const shareHref = (origin: string, token: string): string => `${origin}${QUOTE_PATH}${token}`;

/** What is sent to the customer along with the link; its password goes another way. */
export const invitationText = ({ project, number, link }: { project: string; number: string; link: string }): string => `${project} 报价单 ${number}\n${link}`;
