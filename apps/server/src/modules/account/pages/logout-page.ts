/** Asks whether to sign out, where the browser does not say that the person wanted to. */
import { escapeHtml } from './outbox-page.ts';

const styles = `
:root{color-scheme:light;font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#1d2633;background:#f4f6f8}
body{margin:0}main{max-width:360px;margin:96px auto;padding:32px;background:#fff;border:1px solid #dfe4ea;border-radius:6px}
h1{font-size:22px;line-height:32px;margin:0 0 4px;font-weight:600}p{margin:0 0 24px;color:#56616f}form{display:flex;gap:12px}
a,button{font:inherit;color:#1f5aa8;border:1px solid #c4ccd6;border-radius:6px;background:#fff;padding:8px 16px;text-decoration:none;cursor:pointer}
button{color:#fff;background:#1f5aa8;border-color:#1f5aa8}:focus-visible{outline:2px solid #1f5aa8;outline-offset:2px}`;

/** HTML of the page; `back` is the path to come back to, `nonce` that of its one style element. */
export const logoutPage = (back: string, nonce: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>退出登录</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${styles}</style></head>
<body><main><h1>退出登录</h1><p>确定要退出当前账号吗？</p><form method="post" action="/logout?${escapeHtml(new URLSearchParams({ redirect: back }).toString())}"><button>退出登录</button><a href="${escapeHtml(back)}">返回</a></form></main></body></html>
`;

/** Its form leads on to the sign-on site, which counts as the form's target too. */
export const logoutPolicy = (nonce: string, ssoOrigin: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'self' ${ssoOrigin}; frame-ancestors 'none'`;
