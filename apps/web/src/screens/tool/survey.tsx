import { ButtonLink, Empty } from '@portal/ui';
import { useSearchParams } from 'react-router';
import { detailHref, ORDERS_PATH } from '../../features/design-order/index.ts';

/** Where an order of type 11 leads (DESIGN-13): what the survey will do, and the way back. It is not built yet, and that is said. */
export default function Survey() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const hasOrder = /^[\w-]{1,40}$/.test(id);
  return (
    <div className="t-container">
      <h1>勘测设计</h1>
      <Empty
        drawing="search"
        text="勘测设计正在建设中：将可以导入平面图，把配单里的产品放到点位上，布置墙体、弱电井、线槽和线缆，并得到拓扑图和线缆清单。现在，配单的产品、价格和报价都可以照常使用。"
        action={
          <div className="p-row">
            {hasOrder && (
              <ButtonLink kind="primary" href={detailHref(id)}>
                返回配单
              </ButtonLink>
            )}
            <ButtonLink {...(hasOrder ? {} : { kind: 'primary' as const })} href={ORDERS_PATH}>
              查看我的配单
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
