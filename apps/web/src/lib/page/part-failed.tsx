import { Button, ErrorState } from '@portal/ui';
import { useRevalidator } from 'react-router';

/** In the place of a part of a page whose call failed (`partOf`): what happened, and the way to try again. */
export function PartFailed({ title, failure }: { title: string; failure: string | null }) {
  const { revalidate } = useRevalidator();
  return (
    <ErrorState
      title={title}
      safe={failure}
      actions={
        <Button kind="primary" onClick={() => void revalidate()}>
          重试
        </Button>
      }
    />
  );
}
