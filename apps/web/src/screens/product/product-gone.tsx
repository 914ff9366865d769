import { ButtonLink, ErrorState } from '@portal/ui';
import { LIST_PATH } from '../../features/catalog/index.ts';

/** In the place of a product that is not there any more, or never was: no countdown, but ways on (SHELL-19). */
export function ProductGone() {
  return (
    <>
      <h1 className="p-hidden">该产品不存在或已下架</h1>
      <ErrorState
        title="该产品不存在或已下架"
        safe="已生成的配单和报价不受影响。可以在全部产品中找替代型号，或用智能配单工具按需求计算。"
        actions={
          <>
            <ButtonLink kind="primary" href={LIST_PATH}>
              看全部产品
            </ButtonLink>
            <ButtonLink href="/tool/sceneSelect">智能配单工具</ButtonLink>
            <ButtonLink href="/home">去首页</ButtonLink>
          </>
        }
      />
    </>
  );
}
