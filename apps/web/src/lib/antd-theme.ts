/**
 * The portal's look for antd, which the tool pages use. Colours and measures are those of `packages/ui` (tokens.css). The
 * stylesheet made by `tools/antd-stylesheet.mjs` comes from this very object: change it, and make the stylesheet anew.
 */
import type { ThemeConfig } from 'antd';

export const antdTheme: ThemeConfig = {
  // styles come from the generated stylesheet, none are made in the browser
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'portal-antd' },
  token: {
    colorPrimary: '#1a4f9d',
    colorTextBase: '#17202d',
    colorText: '#17202d',
    colorTextSecondary: '#455163',
    colorTextTertiary: '#5f6b7c',
    colorTextPlaceholder: '#5f6b7c',
    colorBorder: '#8793a3',
    colorBorderSecondary: '#e3e7ec',
    colorError: '#b3261e',
    colorSuccess: '#1b7443',
    colorWarning: '#8a5600',
    fontFamily: 'var(--p-font)',
    fontSize: 14,
    borderRadius: 6,
    controlHeightSM: 32,
    controlHeight: 36,
    controlHeightLG: 40,
    motionDurationFast: '0.12s',
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.2s',
  },
  components: {
    Select: { optionSelectedBg: '#eaf1fb', optionActiveBg: '#eef2f6', optionSelectedFontWeight: 400, multipleItemBg: 'transparent' },
  },
};
