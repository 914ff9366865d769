import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import type { ReportForm } from './report-form.tsx';

// seldom needed, so not part of the page
const Form = lazyPart(async () => (await import('./report-form.tsx')).ReportForm);

/** Reports what is published, or what is said of it. */
export const ReportDialog = (props: Parameters<typeof ReportForm>[0]) =>
  createPortal(
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>,
    document.body,
  );
