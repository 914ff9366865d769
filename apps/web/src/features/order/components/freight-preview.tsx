import type { FreightTemplate } from '@portal/contract/order';
import { freightOf } from '@portal/engines/pricing';
import { Card, Field, Input, Money, Select, Stepper } from '@portal/ui';
import { parseYuan } from '@portal/units';
import { useState } from 'react';
import type { Province } from './freight-rule.tsx';

const PIECES_MAX = 999_999;

/** What a consignment would cost as the rules stand on the page, saved or not. `template` null: they cannot be read yet. */
export function FreightPreview({ template, provinces }: { template: FreightTemplate | null; provinces: readonly Province[] }) {
  const [provinceCode, setProvinceCode] = useState(provinces[0]?.code ?? '');
  const [pieces, setPieces] = useState<number | null>(10);
  const [goods, setGoods] = useState('1000');
  const goodsAmount = parseYuan(goods);
  const place = provinces.find(({ code }) => code === provinceCode)?.name ?? '';
  return (
    <Card title="试算">
      <div className="fr-preview">
        <Field label="发往">
          <Select value={provinceCode} onChange={({ target }) => setProvinceCode(target.value)}>
            {provinces.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <div className="fr-preview__pair">
          <div className="fr-preview__count">
            <span className="p-field__label">件数</span>
            <Stepper label="试算件数" value={pieces} min={1} max={PIECES_MAX} onChange={setPieces} />
          </div>
          <Field label="商品金额">
            <Input figure before="¥" inputMode="decimal" value={goods} onChange={({ target }) => setGoods(target.value)} />
          </Field>
        </div>
        <output className="fr-preview__sum">
          <span>
            发往 {place} {pieces ?? 1} 件
          </span>{' '}
          {template === null || goodsAmount === null || goodsAmount < 0 ? (
            <span className="p-small">填好规则后显示</span>
          ) : (
            <Fee template={template} provinceCode={provinceCode} pieces={pieces ?? 1} goodsAmount={goodsAmount} />
          )}
        </output>
      </div>
    </Card>
  );
}

function Fee({ template, ...consignment }: { template: FreightTemplate; provinceCode: string; pieces: number; goodsAmount: number }) {
  const freight = freightOf(template, consignment);
  if (freight.kind === 'notDelivered') return <b>不配送</b>;
  return freight.kind === 'free' ? <b>免运费</b> : <Money yuan={freight.fee} />;
}
