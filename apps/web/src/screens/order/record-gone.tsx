import { ButtonLink, ErrorState } from '@portal/ui';
import { isRouteErrorResponse } from 'react-router';
import { PageError } from '../../features/shell/index.ts';

interface RecordGoneProps {
  error: unknown;
  /** What is not there. */
  title: string;
  listHref: string;
  listLabel: string;
}

/** The page of one record whose number is nobody's, another's or mistyped: it says so and leads to one's own; any other failure is the page's. */
export function RecordGone({ error, title, listHref, listLabel }: RecordGoneProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError error={error} />;
  return (
    <>
      <h1 className="p-hidden">{title}</h1>
      <ErrorState
        title={title}
        safe="请核对链接中的单号；若属于您的其他身份，请切换身份后查看。"
        actions={
          <ButtonLink kind="primary" href={listHref}>
            {listLabel}
          </ButtonLink>
        }
      />
    </>
  );
}
