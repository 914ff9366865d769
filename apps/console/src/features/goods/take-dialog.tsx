import { GOODS_IMPORT_PRICES_LOOK, goodsImportCopy, type GoodsImport } from '@portal/contract/catalog';
import { Dialog, Field, Input, Notice } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useState } from 'react';
import { countsWords } from './counts-words.ts';

interface TakeDialogProps {
  tried: GoodsImport;
  isPartial: boolean;
  onClose(): void;
  onTake(pricesSeen: string): void;
}

/** The second look: what is about to change, and where prices of many models do, their number typed. */
export function TakeDialog({ tried, isPartial, onClose, onTake }: TakeDialogProps) {
  const { counts, priceModels, faults, prices, delisted } = tried;
  const isAsked = priceModels > GOODS_IMPORT_PRICES_LOOK;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const take = () =>
    isAsked && typed.trim() !== String(priceModels) ? setFault(`与上面的变价型号数不符，${goodsImportCopy.pricesLook}`) : onTake(isAsked ? typed.trim() : '');
  return (
    <Dialog open onClose={onClose} title={isPartial ? `导入没有错误的行，跳过 ${faults.count} 处错误` : '导入商品'} action={{ label: '确认导入', onAct: take }}>
      <div className="p-stack">
        <p>{countsWords(counts)}。导入后立即对所有人生效，可以撤销最近一次导入。</p>
        {delisted.count > 0 && <Notice tone="warning">其中 {delisted.count} 个型号将下架。</Notice>}
        {priceModels > 0 && (
          <Notice tone="warning">
            {priceModels} 个型号变价：
            {prices
              .filter(({ changes }) => changes.count > 0)
              .map(({ header, sums }) => `${header}上涨 ${sums.risen} 个、下降 ${sums.fallen} 个，合计 ${sums.by > 0 ? '+' : ''}${formatYuan(sums.by).text}`)
              .join('；')}
            。
          </Notice>
        )}
        {isAsked && (
          <Field label="变价的型号数" required hint={goodsImportCopy.pricesLook} error={fault}>
            <Input
              value={typed}
              inputMode="numeric"
              maxLength={6}
              onChange={({ target }) => {
                setTyped(target.value);
                setFault(undefined);
              }}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
