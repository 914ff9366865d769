import { findCallError } from '@portal/client';
import { findSeckillGoods, makeSeckillActivity, seckillCopy, type SeckillGoods } from '@portal/contract/seckill';
import { seckillPriceUneven } from '@portal/contract/seckill/errors';
import { Anchor, Button, Card, Field, Input, Money, Notice, toast } from '@portal/ui';
import { yuanDigits } from '@portal/units';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, failureWords } from '../lib/call.ts';
import { momentOf } from '../lib/moments.ts';
import { useRequestKey } from '../lib/request-key.ts';
import './new-seckill.css';

interface Item {
  goods: SeckillGoods;
  price: string;
  limitQuantity: string;
}
const EMPTY = { activityName: '', from: '', to: '', items: [] as readonly Item[], pieces: {} as Readonly<Record<string, string>> };
const figureOf = (typed: string): number => (/^\d{1,8}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** An activity of the provider is written and published (SECKILL-10): one session; what is wrong the server says at its field. */
export function NewSeckill() {
  const navigate = useNavigate();
  const [form, setForm] = useState(EMPTY);
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const keyOf = useRequestKey();
  const change = (next: Partial<typeof EMPTY>) => {
    setForm({ ...form, ...next });
    setFaults({});
    setFailed(undefined);
  };
  const changeItem = (index: number, part: Partial<Item>) => change({ items: form.items.map((item, at) => (at === index ? { ...item, ...part } : item)) });
  const models = [...new Map(form.items.flatMap(({ goods }) => goods.parts.map((part) => [part.skuNo, part] as const))).values()];

  const add = async () => {
    setBusy(true);
    try {
      const goods = await call(findSeckillGoods, { query: { code: code.trim() } });
      if (form.items.some((item) => item.goods.code === goods.code)) setFaults({ code: seckillCopy.itemTwice });
      else {
        change({ items: [...form.items, { goods, price: '', limitQuantity: '1' }] });
        setCode('');
      }
    } catch (failure) {
      setFaults({ code: failureWords(failure) });
    }
    setBusy(false);
  };
  const publish = async () => {
    const [gmtStart, gmtEnd] = [momentOf(form.from), momentOf(form.to)];
    const early: Record<string, string> = {};
    if (gmtStart === null) early['sessions.0.gmtStart'] = seckillCopy.sessionMoment;
    if (gmtEnd === null) early['sessions.0.gmtEnd'] = seckillCopy.sessionMoment;
    form.items.forEach(({ price, limitQuantity }, index) => {
      if (!(figureOf(price) > 0)) early[`items.${index}.price`] = seckillCopy.priceRule;
      if (!Number.isInteger(figureOf(limitQuantity))) early[`items.${index}.limitQuantity`] = seckillCopy.limitRule;
    });
    models.forEach(({ skuNo }, index) => {
      if (!Number.isInteger(figureOf(form.pieces[skuNo] ?? ''))) early[`stock.${index}.pieceCount`] = seckillCopy.piecesRule;
    });
    if (gmtStart === null || gmtEnd === null || Object.keys(early).length > 0) return setFaults(early);
    const body = {
      activityName: form.activityName,
      sessions: [{ gmtStart, gmtEnd }],
      items: form.items.map(({ goods, price, limitQuantity }) => ({ code: goods.code, price: figureOf(price), limitQuantity: figureOf(limitQuantity) })),
      stock: models.map(({ skuNo }) => ({ skuNo, pieceCount: figureOf(form.pieces[skuNo] ?? '') })),
    };
    setBusy(true);
    try {
      const { activityNo } = await call(makeSeckillActivity, { body, idempotencyKey: keyOf(body) });
      toast.success('活动已发布');
      void navigate(`/seckills/${activityNo}`);
    } catch (failure) {
      const error = findCallError(failure);
      const uneven = error?.code === seckillPriceUneven.code ? (error.data as { code: string; price: number }) : undefined;
      const at = form.items.findIndex(({ goods }) => goods.code === uneven?.code);
      setFaults(uneven ? { [`items.${at}.price`]: `建议改为 ¥${yuanDigits(uneven.price)}` } : (error?.fields ?? {}));
      setFailed(failureWords(failure));
    }
    setBusy(false);
  };
  return (
    <form
      className="p-stack"
      aria-label="平台秒杀活动"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <p>
        <Anchor href="/seckills">返回秒杀活动</Anchor>
      </p>
      <h1 className="c-title">新建平台活动</h1>
      {failed && <Notice tone="error">{failed}</Notice>}
      <Card>
        <div className="p-stack">
          <Field label="活动名称" required error={faults['activityName']}>
            <Input maxLength={40} value={form.activityName} onChange={({ target }) => change({ activityName: target.value })} />
          </Field>
          <Field label="开始时间" required hint="北京时间" error={faults['sessions.0.gmtStart']}>
            <Input type="datetime-local" value={form.from} onChange={({ target }) => change({ from: target.value })} />
          </Field>
          <Field label="结束时间" required error={faults['sessions.0.gmtEnd']}>
            <Input type="datetime-local" value={form.to} onChange={({ target }) => change({ to: target.value })} />
          </Field>
        </div>
      </Card>
      <Card title="产品、价格与名额">
        <div className="p-stack">
          <Field label="型号或套装编号" error={faults['code'] ?? faults['items']}>
            <Input
              maxLength={60}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void add();
              }}
            />
          </Field>
          <p>
            <Button icon="plus" disabled={code.trim() === ''} busy={isBusy} onClick={() => void add()}>
              添加产品
            </Button>
          </p>
          {form.items.map(({ goods, price, limitQuantity }, index) => (
            <fieldset key={goods.code} className="c-seckill">
              <legend>
                {goods.itemName}（日常价 <Money yuan={goods.originalPrice} />）
              </legend>
              <Field label="秒杀价（元）" required error={faults[`items.${index}.price`]}>
                <Input inputMode="decimal" value={price} onChange={({ target }) => changeItem(index, { price: target.value })} />
              </Field>
              <Field label="每家限购" required error={faults[`items.${index}.limitQuantity`]}>
                <Input inputMode="numeric" value={limitQuantity} onChange={({ target }) => changeItem(index, { limitQuantity: target.value })} />
              </Field>
              <Button size="small" aria-label={`移除 ${goods.itemName}`} onClick={() => change({ items: form.items.filter((_, at) => at !== index) })}>
                移除
              </Button>
            </fieldset>
          ))}
          {models.map(({ skuNo, skuModel }, index) => (
            <Field key={skuNo} label={`${skuModel} 名额（件）`} required error={faults[`stock.${index}.pieceCount`]}>
              <Input
                inputMode="numeric"
                value={form.pieces[skuNo] ?? ''}
                onChange={({ target }) => change({ pieces: { ...form.pieces, [skuNo]: target.value } })}
              />
            </Field>
          ))}
        </div>
      </Card>
      <p>
        <Button kind="primary" size="large" type="submit" busy={isBusy}>
          发布活动
        </Button>
      </p>
    </form>
  );
}
