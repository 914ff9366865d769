export { ErrorView } from './components/error-view.tsx';
export { Logo } from './components/logo.tsx';
export { PageFrame } from './components/page-frame.tsx';
export { RouterLink } from './components/router-link.tsx';
export type { Viewer } from './model/viewer.ts';
