import { createPortal } from 'react-dom';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import type { ReportForm } from './report-form.tsx';

// seldom needed, so not part of the page
const Form = lazyPart(async () => (await import('./report-form.tsx')).ReportForm);

/** Reports what is published, or what is said of it. */
export const ReportDialog = (props: Parameters<typeof ReportForm>[0]) =>
  createPortal(
    <ComingDialog title={props.commentId === undefined ? '举报内容' : '举报评论'} onClose={props.onClose}>
      <Form {...props} />
    </ComingDialog>,
    document.body,
  );
