/** The look of the few pages that the server writes itself. */
import { colour } from '../colour.ts';

/** All that such a page has of the look, before rules of its own. */
export const pageStyle = `:root{color-scheme:light;font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:${colour('ink')};background:${colour('ground')}}
body{margin:0}h1{font-size:22px;line-height:32px;margin:0 0 4px;font-weight:600}p{margin:0;color:${colour('ink-2')}}
a,button{font:inherit;color:${colour('accent')};border:1px solid ${colour('line-strong')};border-radius:6px;background:${colour('surface')};padding:8px 16px;text-decoration:none;line-height:22px;cursor:pointer}
a:hover{border-color:${colour('accent')}}:focus-visible{outline:2px solid ${colour('accent')};outline-offset:2px}`;
