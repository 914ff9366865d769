/** A page of one sheet that the server writes itself, with plain forms and without a script. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { newSecret } from '../clock.ts';
import { colour } from '../colour.ts';
import { pageStyle } from './page-style.ts';

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A plain form, taken within this scope alone. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_000 }, (_request, body, done) => done(null, body));
}
export const formField = (body: unknown, name: string): string | null => new URLSearchParams(typeof body === 'string' ? body : '').get(name);

/** `body` is markup: what comes from elsewhere is `escaped` in it. */
export function sendPlainPage(reply: FastifyReply, { title, body, status = 200 }: { title: string; body: string; status?: number }): FastifyReply {
  const nonce = newSecret();
  return reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${body}</main></body></html>`,
    );
}

const STYLE = `${pageStyle}
main{max-width:360px;margin:40px auto;padding:24px;background:${colour('surface')};border:1px solid ${colour('line')};border-radius:6px}
.amount{font-size:28px;line-height:36px;font-variant-numeric:tabular-nums;margin:16px 0;color:${colour('ink')}}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}dd{margin:0;overflow-wrap:anywhere}dt{color:${colour('ink-2')}}
form+p{margin-top:16px}form{display:grid;gap:8px;margin-top:16px}button{min-height:44px}
button[value=pay]{color:${colour('on-accent')};background:${colour('accent')};border-color:${colour('accent')}}`;
