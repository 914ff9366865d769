import { expect, it } from 'vitest';
import { invitationText } from './share-href.ts';

it('the customer is told the project, the number and the link, never the password', () => {
  const facts = { project: '王府小区', number: 'BJ20261123-7K3M', link: 'https://portal.example/quote/x' };
  const made = { ...facts, password: 'abc123' };
  expect(invitationText(made)).toBe('王府小区 报价单 BJ20261123-7K3M\nhttps://portal.example/quote/x');
});
