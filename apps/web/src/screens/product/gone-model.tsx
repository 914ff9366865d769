import type { SpuSuccession } from '@portal/contract/catalog';
import { ButtonLink } from '@portal/ui';
import { LIST_PATH } from '../../features/catalog/index.ts';
import { GoneState } from './product-gone.tsx';

/** The number of a model that is sold no more: what it was, and what takes its place (GOODS-40). */
export function GoneModel({ gone }: { gone: SpuSuccession }) {
  // of a family that goes on selling others there is nothing to be explained but this
  const isFamilySold = gone.successor?.spuNo === gone.spuNo;
  return (
    <GoneState info={gone}>
      {!isFamilySold && <ButtonLink href={`/product/invalid?id=${encodeURIComponent(gone.spuNo)}`}>查看下架说明</ButtonLink>}
      <ButtonLink kind={gone.successor ? 'secondary' : 'primary'} href={LIST_PATH}>
        查看全部产品
      </ButtonLink>
    </GoneState>
  );
}
