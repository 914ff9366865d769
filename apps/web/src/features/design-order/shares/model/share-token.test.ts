import { expect, it } from 'vitest';
import { invitationText, newShareToken } from './share-token.ts';

it('a token is 256 bits as letters that an address takes, and never the same', () => {
  const tokens = Array.from({ length: 200 }, newShareToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(tokens.length);
});

it('the customer is told the project, the number, the link, and the password where there is one', () => {
  const facts = { project: '王府小区', number: 'BJ20261123-7K3M', link: 'https://portal.example/quote/x' };
  expect(invitationText({ ...facts, password: '' })).toBe('王府小区 报价单 BJ20261123-7K3M\nhttps://portal.example/quote/x');
  expect(invitationText({ ...facts, password: 'abc123' })).toContain('访问密码：abc123');
});
