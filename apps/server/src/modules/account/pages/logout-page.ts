/** Asks whether to sign out, where the browser does not say that the person wanted to. */
import { colour } from '../../../platform/colour.ts';
import { pageStyle } from '../../../platform/http/page-style.ts';
import { escapeHtml } from './outbox-page.ts';

const styles = `${pageStyle}
main{max-width:360px;margin:96px auto;padding:32px;background:${colour('surface')};border:1px solid ${colour('line')};border-radius:6px}
p{margin:0 0 24px}form{display:flex;gap:12px}
button{color:${colour('on-accent')};background:${colour('accent')};border-color:${colour('accent')}}`;

/** HTML of the page; `back` is the path to come back to, `nonce` that of its one style element. */
export const logoutPage = (back: string, nonce: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>退出登录</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${styles}</style></head>
<body><main><h1>退出登录</h1><p>确定要退出当前账号吗？</p><form method="post" action="/logout?${escapeHtml(new URLSearchParams({ redirect: back }).toString())}"><button>退出登录</button><a href="${escapeHtml(back)}">返回</a></form></main></body></html>
`;

/** Its form leads on to the sign-on site, which counts as the form's target too. */
export const logoutPolicy = (nonce: string, ssoOrigin: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'self' ${ssoOrigin}; frame-ancestors 'none'`;
