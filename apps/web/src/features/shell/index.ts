/** Front door of the shell: frames, menus, the foot, and the pages of what is not there, not allowed or has failed. */
export { ErrorView } from './components/error-view.tsx';
export { NotYet, type WayOn } from './components/not-yet.tsx';
export { NoPermission } from './components/no-permission.tsx';
export { PageError } from './components/page-error.tsx';
export { PageFrame } from './components/page-frame.tsx';
export type { PageHandle } from './components/page-frame.tsx';
export { PageFoot } from './components/later-foot.ts';
export { ServicePanel } from './components/service-panel.tsx';
export { useSentHome } from './components/use-sent-home.ts';
export { readSelectionCount, useSelectionCountOfServer } from './components/use-selection-count-of-server.ts';
export { RegisterFrame } from './components/register-frame.tsx';
export { ToolFrame } from './tool-frame/tool-frame.tsx';
export { DEMO_NOTICE } from './model/site-words.ts';
export type { Viewer } from './model/viewer.ts';
export { SideFrame } from './components/side-frame.tsx';
export { useUnboundPrompt } from './components/use-unbound-prompt.tsx';
