import { requirementCopy } from '@portal/contract/requirement';
import { Button, ButtonLink, Dialog } from '@portal/ui';
import { requirementHref } from '../model/requirement-address.ts';

/** It has arrived, and what comes next (REQUEST-6). `id`: undefined while nothing was handed in. */
export function SubmittedDialog({ id, onClose }: { id: string | undefined; onClose(): void }) {
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={requirementCopy.submitted}
      actions={
        <>
          <Button onClick={onClose}>继续提交</Button>
          <ButtonLink kind="primary" href={requirementHref(id ?? '')}>
            查看需求
          </ButtonLink>
        </>
      }
    >
      {requirementCopy.submittedWords}
    </Dialog>
  );
}
