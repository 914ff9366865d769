import { Outlet } from 'react-router';
import { PageError } from '../../features/shell/index.ts';
import type { Route } from './+types/page-boundary.ts';

/** Stands between a frame and its pages, so that a page that cannot be read leaves header, list and unsaved changes as they are. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
