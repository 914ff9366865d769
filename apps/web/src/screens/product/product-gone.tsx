import type { SpuSuccession } from '@portal/contract/catalog';
import { Anchor, ButtonLink, Code, ErrorState } from '@portal/ui';
import type { ReactNode } from 'react';
import { LIST_PATH, ProductPicture, ProductPrice, productHrefOf } from '../../features/catalog/index.ts';
import sheet from './product-gone.css?url';

/** In the place of a product that is not there any more, or never was: no countdown, but what takes its place, and ways on (SHELL-19, GOODS-21). */
export function ProductGone({ info = null }: { info?: SpuSuccession | null }) {
  return (
    <>
      <h1 className="p-hidden">该产品不存在或已下架</h1>
      <GoneState info={info}>
        <ButtonLink kind={info?.successor ? 'secondary' : 'primary'} href={LIST_PATH}>
          看全部产品
        </ButtonLink>
        <ButtonLink href="/tool/sceneSelect">智能配单工具</ButtonLink>
        <ButtonLink href="/home">去首页</ButtonLink>
      </GoneState>
    </>
  );
}

/** The same where the number of one was looked for (GOODS-40). `children`: further ways on. */
export function GoneState({ info, children }: { info: SpuSuccession | null; children: ReactNode }) {
  const successor = info?.successor ?? null;
  return (
    <>
      {/* with the part itself: the list draws it before any script has come (laterPart), and would show it bare */}
      <link rel="stylesheet" href={sheet} precedence="part" />
      <ErrorState
        title={info === null ? '该产品不存在或已下架' : `${info.spuName}（${info.skuModel}）已下架`}
        safe={
          successor === null
            ? '已生成的配单和报价不受影响。可以在全部产品中找替代型号，或用智能配单工具按需求计算。'
            : '已生成的配单和报价不受影响。可以改用下面的替代产品。'
        }
        actions={
          <div className="c-gone">
            {successor && <Successor successor={successor} />}
            <span className="p-row">{children}</span>
          </div>
        }
      />
    </>
  );
}

function Successor({ successor }: { successor: NonNullable<SpuSuccession['successor']> }) {
  return (
    <section className="c-successor" aria-label="替代产品">
      <span className="c-successor__picture">
        <ProductPicture src={successor.mainPic} size={96} />
      </span>
      <span className="c-successor__words">
        <span className="p-small">替代产品</span>
        <Anchor className="c-successor__name" href={productHrefOf(successor.spuNo)}>
          {successor.spuName}
        </Anchor>
        <Code copy={false}>{successor.skuModel}</Code>
        <span className="p-small">{successor.skuDesc}</span>
      </span>
      <span className="c-successor__side">
        <ProductPrice price={successor.price} priceLabel={successor.priceLabel} skuType={successor.skuType} />
        <ButtonLink kind="primary" href={productHrefOf(successor.spuNo)}>
          查看替代产品
        </ButtonLink>
      </span>
    </section>
  );
}
