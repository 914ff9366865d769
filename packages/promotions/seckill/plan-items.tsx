import {
  isPriceLow,
  modelsOf,
  SECKILL_ITEMS_MAX,
  seckillCopy,
  withGoods,
  type PlanForm,
  type SeckillGoods,
  type SeckillGoodsFound,
} from '@portal/contract/seckill';
import { Button, Card, Code, Field, Input, Money, PickBox } from '@portal/ui';
import { parseYuan } from '@portal/units';
import { useState } from 'react';

/** Where goods are found, and what is said of them. */
export interface PlanGoods {
  find(code: string): Promise<SeckillGoods>;
  search(words: string, signal: AbortSignal): Promise<readonly SeckillGoodsFound[]>;
  failureWords(failure: unknown): string;
  /** Where the pieces come from. */
  piecesNote: string;
}

interface PlanItemsProps {
  goods: PlanGoods;
  form: PlanForm;
  faults: Readonly<Record<string, string>>;
  /** A product that is still read joins what is written by then. */
  onChange(change: (form: PlanForm) => PlanForm): void;
  onFault(words: string): void;
}

/** The products of an activity: found while one types, several one after the other, each with price, limit, and the pieces of its models. */
export function PlanItems({ goods: { find, search, failureWords, piecesNote }, form, faults, onChange, onFault }: PlanItemsProps) {
  const [reading, setReading] = useState<readonly string[]>([]);
  const change = (part: Partial<PlanForm>) => onChange((now) => ({ ...now, ...part }));
  const changeItem = (index: number, part: { price?: string; limitQuantity?: string }) =>
    change({ items: form.items.map((item, at) => (at === index ? { ...item, ...part } : item)) });
  const handlePick = async (code: string) => {
    setReading((codes) => [...codes, code]);
    try {
      const goods = await find(code);
      onChange((now) => withGoods(now, goods));
    } catch (refused) {
      onFault(failureWords(refused));
    }
    setReading((codes) => codes.filter((one) => one !== code));
  };
  return (
    <>
      <Card title="产品与价格">
        <Field label="添加产品" hint={seckillCopy.goodsHint} error={faults['code'] ?? faults['items']}>
          <PickBox
            find={async (words, signal) => (await search(words, signal)).map((found) => ({ key: found.code, content: <Found goods={found} /> }))}
            picked={new Set([...form.items.map(({ goods }) => goods.code), ...reading])}
            onPick={(code) => void handlePick(code)}
            none={seckillCopy.goodsNone}
            failureOf={failureWords}
            placeholder={seckillCopy.goodsWanted}
            disabled={form.items.length >= SECKILL_ITEMS_MAX}
          />
        </Field>
        {form.items.map(({ goods, price, limitQuantity }, index) => (
          <div key={goods.code} className="sk-plan__item">
            <div className="sk-plan__goods">
              <b>{goods.itemName}</b>
              <span className="p-small">
                {goods.parts.map(({ skuNo, skuModel, quantity }) => (
                  <span key={skuNo}>
                    <Code>{skuModel}</Code> × {quantity}{' '}
                  </span>
                ))}
              </span>
              <span className="p-small">
                {seckillCopy.usualPrice} <Money yuan={goods.originalPrice} size="small" />
                {goods.suitNo !== '' && '（整套）'}
              </span>
            </div>
            <Field
              label={goods.suitNo === '' ? '秒杀价（元）' : '整套秒杀价（元）'}
              required
              error={faults[`items.${index}.price`]}
              hint={isPriceLow(parseYuan(price) ?? Number.NaN, goods.originalPrice) ? seckillCopy.priceLow : undefined}
            >
              <Input value={price} inputMode="decimal" onChange={({ target }) => changeItem(index, { price: target.value })} />
            </Field>
            <Field label="每家限购" required error={faults[`items.${index}.limitQuantity`]}>
              <Input value={limitQuantity} inputMode="numeric" onChange={({ target }) => changeItem(index, { limitQuantity: target.value })} />
            </Field>
            <Button
              kind="quiet"
              size="small"
              aria-label={`移除 ${goods.itemName}`}
              onClick={() => change({ items: form.items.filter((_, at) => at !== index) })}
            >
              移除
            </Button>
          </div>
        ))}
      </Card>
      {form.items.length > 0 && (
        <Card title="名额">
          <p className="p-small">每场可售的件数。同一型号单卖和在套装里卖，共用这些名额{piecesNote}。</p>
          <div className="sk-plan__pieces">
            {modelsOf(form).map(({ skuNo, skuModel, productName, stock }) => (
              <Field
                key={skuNo}
                label={`${skuModel} ${productName}`}
                required
                error={faults[`stock.${skuNo}`]}
                hint={stock === null ? undefined : seckillCopy.stockNow(stock)}
              >
                <Input
                  value={form.pieces[skuNo] ?? ''}
                  inputMode="numeric"
                  onChange={({ target }) => change({ pieces: { ...form.pieces, [skuNo]: target.value } })}
                />
              </Field>
            ))}
          </div>
        </Card>
      )}
    </>
  );
}

const Found = ({ goods: { itemName, skuModel, originalPrice, stock } }: { goods: SeckillGoodsFound }) => (
  <span className="sk-plan__found">
    {skuModel === '' ? <span className="p-small">套装</span> : <b>{skuModel}</b>}
    <span>{itemName}</span>
    <span className="sk-plan__figures p-small">
      <Money yuan={originalPrice} size="small" />
      {stock !== null && <span>库存 {stock}</span>}
    </span>
  </span>
);
