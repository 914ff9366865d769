import { CONTENT_PART_MAX, CONTENT_PRODUCTS_MAX, contentCopy, type DeskProduct } from '@portal/contract/content';
import { searchSeckillGoods } from '@portal/contract/seckill';
import { Button, Card, Field, Input, PickBox } from '@portal/ui';
import { call, failureWords } from '../../lib/call.ts';

/** A line while it is written. */
export interface TypedGoods {
  skuModel: string;
  productName: string;
  quantity: string;
  part: string;
}

export const typedGoods = (products: readonly DeskProduct[]): TypedGoods[] =>
  products.map(({ skuModel, productName, quantity, part, isOnSale }) => ({
    skuModel,
    productName: isOnSale ? productName : `${productName}（已下架）`,
    quantity: String(quantity),
    part,
  }));

interface ContentGoodsProps {
  goods: readonly TypedGoods[];
  faults: Readonly<Record<string, string>>;
  onChange(change: (goods: readonly TypedGoods[]) => readonly TypedGoods[]): void;
}

/** The models a solution or a case is made of: found while one types, each with its pieces and where it is used (CONTENT-12). */
export function ContentGoods({ goods, faults, onChange }: ContentGoodsProps) {
  const changeAt = (index: number, part: Partial<TypedGoods>) => onChange((all) => all.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const move = (index: number, by: number) =>
    onChange((all) => {
      const next = [...all];
      const [moved] = next.splice(index, 1);
      if (moved) next.splice(index + by, 0, moved);
      return next;
    });
  return (
    <Card title={`产品清单（${goods.length}）`}>
      <Field label="添加型号" hint="输入型号或产品名称；方案页按这个顺序显示，访客可整套加入清单" error={faults['products']}>
        <PickBox
          find={async (words, signal) =>
            (await call(searchSeckillGoods, { query: { keyword: words }, signal }))
              .filter(({ suitNo }) => suitNo === '')
              .map(({ skuModel, itemName }) => ({
                key: `${skuModel} ${itemName}`,
                content: (
                  <span>
                    <b>{skuModel}</b> {itemName}
                  </span>
                ),
              }))
          }
          picked={new Set(goods.map(({ skuModel, productName }) => `${skuModel} ${productName}`))}
          onPick={(key) => {
            const [skuModel = '', ...name] = key.split(' ');
            onChange((all) => [...all, { skuModel, productName: name.join(' '), quantity: '1', part: all.at(-1)?.part ?? '' }]);
          }}
          none={contentCopy.modelUnknown}
          failureOf={failureWords}
          placeholder="型号或产品名称"
          disabled={goods.length >= CONTENT_PRODUCTS_MAX}
        />
      </Field>
      {goods.map(({ skuModel, productName, quantity, part }, index) => (
        <div key={`${index} ${skuModel}`} className="c-used">
          <div className="c-used__name">
            <b>{skuModel}</b>
            <span className="p-small">{productName}</span>
            {faults[`products.${index}.skuModel`] && <p className="p-field__error">{faults[`products.${index}.skuModel`]}</p>}
          </div>
          <Field label="数量" required error={faults[`products.${index}.quantity`]}>
            <Input value={quantity} inputMode="numeric" maxLength={4} onChange={({ target }) => changeAt(index, { quantity: target.value })} />
          </Field>
          <Field label="用在哪里" error={faults[`products.${index}.part`]}>
            <Input value={part} maxLength={CONTENT_PART_MAX} placeholder="例如 出入口" onChange={({ target }) => changeAt(index, { part: target.value })} />
          </Field>
          <span className="c-used__acts">
            <Button kind="quiet" size="small" disabled={index === 0} aria-label={`上移 ${skuModel}`} onClick={() => move(index, -1)}>
              上移
            </Button>
            <Button kind="quiet" size="small" disabled={index === goods.length - 1} aria-label={`下移 ${skuModel}`} onClick={() => move(index, 1)}>
              下移
            </Button>
            <Button kind="quiet" size="small" aria-label={`移除 ${skuModel}`} onClick={() => onChange((all) => all.filter((_, at) => at !== index))}>
              移除
            </Button>
          </span>
        </div>
      ))}
    </Card>
  );
}
