import { GOODS_IMPORT_PRICES_LOOK, goodsImportCopy, type GoodsImport } from '@portal/contract/catalog';
import { Dialog, Field, Input, Notice } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useState } from 'react';
import { countsWords } from './counts-words.ts';
import { SteepNotice } from './steep-notice.tsx';

/** Numbers as typed; '' where nobody asked. */
interface Typed {
  pricesSeen: string;
  steepSeen: string;
}

interface TakeDialogProps {
  tried: GoodsImport;
  isPartial: boolean;
  onClose(): void;
  onTake(typed: Typed): void;
}

/** The second look: what is about to change; where prices of many models do, or of any steeply, their number is typed. */
export function TakeDialog({ tried, isPartial, onClose, onTake }: TakeDialogProps) {
  const { counts, priceModels, faults, prices, delisted, steep } = tried;
  const asked = [
    ...(steep.count > 0 ? [{ key: 'steepSeen' as const, label: '价格变化过半的型号数', count: steep.count, look: goodsImportCopy.steepLook }] : []),
    ...(priceModels > GOODS_IMPORT_PRICES_LOOK
      ? [{ key: 'pricesSeen' as const, label: '变价的型号数', count: priceModels, look: goodsImportCopy.pricesLook }]
      : []),
  ];
  const [typed, setTyped] = useState<Typed>({ pricesSeen: '', steepSeen: '' });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const take = () => {
    const missed = asked.filter(({ key, count }) => typed[key].trim() !== String(count)).map(({ key }) => key);
    if (missed.length > 0) setWrong(missed);
    else onTake({ pricesSeen: typed.pricesSeen.trim(), steepSeen: typed.steepSeen.trim() });
  };
  return (
    <Dialog open onClose={onClose} title={isPartial ? `导入没有错误的行，跳过 ${faults.count} 处错误` : '导入商品'} action={{ label: '确认导入', onAct: take }}>
      <div className="p-stack">
        <p>{countsWords(counts)}。导入后立即对所有人生效，可以撤销最近一次导入。</p>
        {delisted.count > 0 && <Notice tone="warning">其中 {delisted.count} 个型号将下架。</Notice>}
        {steep.count > 0 && <SteepNotice steep={steep} />}
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
        {asked.map(({ key, label, look }) => (
          <Field key={key} label={label} required hint={look} error={wrong.includes(key) ? `与上面的${label}不符，${look}` : undefined}>
            <Input
              value={typed[key]}
              inputMode="numeric"
              maxLength={6}
              onChange={({ target }) => {
                setTyped((now) => ({ ...now, [key]: target.value }));
                setWrong([]);
              }}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
