import type { ReactNode } from 'react';
import { PageFrame } from '../components/page-frame.tsx';
import type { Viewer } from '../model/viewer.ts';
import { ToolFooter } from './tool-footer.tsx';
import { ToolToaster } from './tool-toaster.tsx';
import './tool-frame.css';

/** The frame of the tools: the page's own, with a slim foot, and toasts that stay in reach while the list is open. */
export function ToolFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return (
    <PageFrame viewer={viewer} foot={<ToolFooter site={viewer.site} />} toaster={<ToolToaster />}>
      {children}
    </PageFrame>
  );
}
