import { ButtonLink, Container, Empty } from '@portal/ui';
import { LIST_PATH } from '../../features/catalog/index.ts';

/** /product/empty: where a link to goods names none (GOODS-21). */
export default function NoProduct() {
  return (
    <Container>
      <h1 className="p-hidden">暂无产品</h1>
      <Empty
        drawing="box"
        text="这里暂无产品，可能已下架或尚未上架"
        action={
          <ButtonLink kind="primary" href={LIST_PATH}>
            看全部产品
          </ButtonLink>
        }
      />
    </Container>
  );
}
