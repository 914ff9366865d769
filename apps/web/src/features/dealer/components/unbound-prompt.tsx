import type { UserType } from '@portal/engines/access';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';

// seldom needed, so not part of every page
const UnboundDialog = lazyPart(async () => (await import('./unbound-dialog.tsx')).UnboundDialog);

/** Asks whoever would order and has no first-level dealer to choose one first (ACCESS-11); comes when it is first shown. */
export const UnboundPrompt = (props: { userType: UserType; onClose: () => void }) => (
  <ComingDialog title="订货一级经销商" onClose={props.onClose}>
    <UnboundDialog {...props} />
  </ComingDialog>
);
