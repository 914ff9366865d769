import { ButtonLink, ErrorState } from '@portal/ui';
import { isRouteErrorResponse } from 'react-router';
import { CREDITS_PATH } from '../../features/credits/index.ts';
import { PageError } from '../../features/shell/index.ts';

/** In the place of a page about goods for credits that are not there (any more); everything else fails as any page does. */
export function CreditsGoodsError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError error={error} />;
  return (
    <>
      <h1 className="p-hidden">该商品不存在或已下架</h1>
      <ErrorState
        title="该商品不存在或已下架"
        safe="您的积分和已提交的兑换不受影响。"
        actions={
          <ButtonLink kind="primary" href={CREDITS_PATH}>
            看其他积分商品
          </ButtonLink>
        }
      />
    </>
  );
}
