import { expect, it } from 'vitest';
import { invitationText } from './share-href.ts';

it('the customer is told the project, the number, the link, and the password where there is one', () => {
  const facts = { project: '王府小区', number: 'BJ20261123-7K3M', link: 'https://portal.example/quote/x' };
  expect(invitationText({ ...facts, password: '' })).toBe('王府小区 报价单 BJ20261123-7K3M\nhttps://portal.example/quote/x');
  expect(invitationText({ ...facts, password: 'abc123' })).toContain('访问密码：abc123');
});
