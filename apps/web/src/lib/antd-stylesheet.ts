/** Address of the antd stylesheet. Made by tools/antd-stylesheet.mjs together with it; do not edit. */
export const ANTD_STYLESHEET = '/antd/antd.css?v=fe02fbe03fca';
