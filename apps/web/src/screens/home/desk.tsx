import { Anchor, ButtonLink, Icon, Money } from '@portal/ui';
import { figureText, formatDate } from '@portal/units';
import { ProductPicture } from '../../features/catalog/index.ts';
import { detailHref, exportDialogHref, ORDERS_PATH, PICKING_PATH } from '../../features/design-order/index.ts';
import type { HomeData } from './read-home.server.ts';
import './desk.css';

/** For those who were here before: the list to go on with and what it still lacks, then the last orders with their deeds. */
export function Desk({ draft, orders }: Pick<HomeData, 'draft' | 'orders'>) {
  return (
    <section className="h-desk" aria-label="接着做">
      <Draft draft={draft} />
      <div className="h-desk__part">
        <div className="h-desk__head">
          <h2 className="p-h3">最近的配单</h2>
          {orders !== null && orders.count > 0 && <Anchor href={ORDERS_PATH}>全部 {orders.count} 份</Anchor>}
        </div>
        <Orders orders={orders} />
      </div>
    </section>
  );
}

function Draft({ draft }: Pick<HomeData, 'draft'>) {
  if (draft === null) return <p className="h-desk__part p-small">清单暂时读取不到，已保存的内容不受影响。</p>;
  if (draft.lineCount === 0)
    return (
      <div className="h-desk__part h-draft h-draft--empty">
        <div>
          <h2 className="p-h3">清单还是空的</h2>
          <p className="p-small">选好产品就能算总价、查缺项、生成配单。</p>
        </div>
        <div className="h-draft__deeds">
          <ButtonLink href="/tool/sceneSelect">智能配单工具</ButtonLink>
          <ButtonLink kind="primary" href={PICKING_PATH}>
            开始选型
          </ButtonLink>
        </div>
      </div>
    );
  return (
    <div className="h-desk__part h-draft">
      <div>
        <h2 className="p-h3">清单做到一半</h2>
        <p className="h-draft__figures">
          <span>
            {draft.lineCount} 种 {figureText(draft.pieceCount)} 件
          </span>
          <Money yuan={draft.amount} size="large" />
        </p>
      </div>
      <ul className="h-draft__pictures">
        {draft.pictures.map((picture, place) => (
          <li key={`${place} ${picture}`}>
            <ProductPicture src={picture} size={48} isFirst />
          </li>
        ))}
      </ul>
      <ButtonLink kind="primary" href={PICKING_PATH}>
        继续选型
      </ButtonLink>
      {draft.problems.length > 0 && (
        <p className="h-draft__problems">
          <Icon name="warning" size={16} />
          <span>
            {draft.problems.slice(0, 2).join('；')}
            {draft.problems.length > 2 && `；等 ${draft.problems.length} 个问题`}
          </span>
        </p>
      )}
      {draft.isChecked && draft.problems.length === 0 && (
        <p className="h-draft__problems h-draft__problems--none">
          <Icon name="success" size={16} />
          <span>清单检查没有发现问题，可以生成配单</span>
        </p>
      )}
    </div>
  );
}

function Orders({ orders }: Pick<HomeData, 'orders'>) {
  if (orders === null) return <p className="p-small">配单暂时读取不到，您的配单不受影响。</p>;
  if (orders.latest.length === 0) return <p className="p-small">还没有配单，选好产品即可生成第一份。</p>;
  return (
    <ul className="h-orders">
      {orders.latest.map(({ id, name, amount, lineCount, gmtModified, pictures }) => (
        <li key={id}>
          <span className="h-orders__pictures" aria-hidden="true">
            {pictures.map((picture, place) => (
              <ProductPicture key={`${place} ${picture}`} src={picture} size={40} isFirst />
            ))}
          </span>
          <span className="h-orders__what">
            <Anchor href={detailHref(id)} title={name}>
              {name}
            </Anchor>
            <span className="p-small">
              {lineCount} 种 · {formatDate(gmtModified)} 更新
            </span>
          </span>
          <Money yuan={amount} />
          <ButtonLink kind="quiet" size="small" className="h-orders__deed" href={exportDialogHref(id)} aria-label={`导出报价：${name}`}>
            导出报价
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
