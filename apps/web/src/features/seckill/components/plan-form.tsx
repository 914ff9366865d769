import { findCallError } from '@portal/client';
import { seckillCopy, type SeckillBoard } from '@portal/contract/seckill';
import { seckillPriceUneven, seckillStockShort } from '@portal/contract/seckill/errors';
import { Button, Card, Code, Field, Input, Money, Notice } from '@portal/ui';
import { yuanDigits } from '@portal/units';
import { useState } from 'react';
import { failureText } from '../../../lib/failure.ts';
import { findGoods, makeActivity } from '../api.ts';
import { EMPTY_PLAN, modelsOf, planOf, type PlanForm as Form } from '../model/plan-form.ts';
import './plan-form.css';

/** An activity of the shop while it is written (SECKILL-10): what was typed stays until it is taken, and what is wrong stands at its field. */
export function PlanForm({ onMade }: { onMade(board: SeckillBoard): void }) {
  const [form, setForm] = useState<Form>(EMPTY_PLAN);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<Form>) => {
    setForm({ ...form, ...next });
    setFaults({});
    setFailure('');
  };
  const setAt = <T extends object>(all: readonly T[], index: number, part: Partial<T>): T[] => all.map((one, at) => (at === index ? { ...one, ...part } : one));

  const handleAdd = async () => {
    if (code.trim() === '') return setFaults({ code: seckillCopy.goodsUnknown });
    setBusy(true);
    try {
      const goods = await findGoods(code.trim());
      if (form.items.some((item) => item.goods.code === goods.code)) setFaults({ code: seckillCopy.itemTwice });
      else {
        change({ items: [...form.items, { goods, price: '', limitQuantity: '1' }] });
        setCode('');
      }
    } catch (refused) {
      setFaults({ code: failureText(refused) });
    }
    setBusy(false);
  };
  const handleMake = async () => {
    const made = planOf(form);
    if ('faults' in made) return setFaults(made.faults);
    setBusy(true);
    try {
      onMade(await makeActivity(made.plan));
      return;
    } catch (refused) {
      const error = findCallError(refused);
      setFaults(faultsTold(error?.code, { form, fields: error?.fields ?? {}, data: error?.data }));
      setFailure(failureText(refused));
    }
    setBusy(false);
  };
  return (
    <form
      className="p-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleMake();
      }}
    >
      {failure !== '' && <Notice tone="error">{failure}</Notice>}
      <Card title="活动">
        <Field label="活动名称" required error={faults['activityName']}>
          <Input value={form.activityName} maxLength={40} onChange={({ target }) => change({ activityName: target.value })} />
        </Field>
      </Card>
      <Card
        title="场次"
        aside={
          <Button icon="plus" size="small" disabled={form.sessions.length >= 12} onClick={() => change({ sessions: [...form.sessions, { from: '', to: '' }] })}>
            增加场次
          </Button>
        }
      >
        <p className="p-small">各场次产品和价格相同，名额各自计算。时间为北京时间。</p>
        {faults['sessions'] && <Notice tone="error">{faults['sessions']}</Notice>}
        {form.sessions.map(({ from, to }, index) => (
          <div key={index} className="sk-plan__row">
            <Field label={`第 ${index + 1} 场开始`} required error={faults[`sessions.${index}.gmtStart`]}>
              <Input type="datetime-local" value={from} onChange={({ target }) => change({ sessions: setAt(form.sessions, index, { from: target.value }) })} />
            </Field>
            <Field label={`第 ${index + 1} 场结束`} required error={faults[`sessions.${index}.gmtEnd`]}>
              <Input type="datetime-local" value={to} onChange={({ target }) => change({ sessions: setAt(form.sessions, index, { to: target.value }) })} />
            </Field>
            {form.sessions.length > 1 && (
              <Button
                kind="quiet"
                size="small"
                aria-label={`移除第 ${index + 1} 场`}
                onClick={() => change({ sessions: form.sessions.filter((_, at) => at !== index) })}
              >
                移除
              </Button>
            )}
          </div>
        ))}
      </Card>
      <Card title="产品与价格">
        <div className="sk-plan__row">
          <Field label="型号或套装编号" hint="输入完整型号（如 HV-D1228-IR30）或套装编号后添加" error={faults['code'] ?? faults['items']}>
            <Input
              value={code}
              maxLength={60}
              onChange={({ target }) => setCode(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void handleAdd();
              }}
            />
          </Field>
          <Button icon="plus" busy={isBusy} onClick={() => void handleAdd()}>
            添加产品
          </Button>
        </div>
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
            <Field label={goods.suitNo === '' ? '秒杀价（元）' : '整套秒杀价（元）'} required error={faults[`items.${index}.price`]}>
              <Input value={price} inputMode="decimal" onChange={({ target }) => change({ items: setAt(form.items, index, { price: target.value }) })} />
            </Field>
            <Field label="每家限购" required error={faults[`items.${index}.limitQuantity`]}>
              <Input
                value={limitQuantity}
                inputMode="numeric"
                onChange={({ target }) => change({ items: setAt(form.items, index, { limitQuantity: target.value }) })}
              />
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
          <p className="p-small">每场可售的件数。同一型号单卖和在套装里卖，共用这些名额；名额会先从您的现有库存中划出。</p>
          <div className="sk-plan__pieces">
            {modelsOf(form).map(({ skuNo, skuModel, productName }) => (
              <Field key={skuNo} label={`${skuModel} ${productName}`} required error={faults[`stock.${skuNo}`]}>
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
      <div className="p-row">
        <Button kind="primary" size="large" type="submit" busy={isBusy}>
          发布活动
        </Button>
        <span className="p-small">发布后买家即可看到；内容不能修改，可以带原因终止。</span>
      </div>
    </form>
  );
}

/** What the server said, at the fields it is about. */
function faultsTold(
  code: number | undefined,
  { form, fields, data }: { form: Form; fields: Readonly<Record<string, string>>; data: unknown },
): Record<string, string> {
  if (code === seckillPriceUneven.code) {
    const told = data as { code: string; price: number };
    return { [`items.${form.items.findIndex(({ goods }) => goods.code === told.code)}.price`]: `建议改为 ¥${yuanDigits(told.price)}` };
  }
  if (code === seckillStockShort.code)
    return Object.fromEntries((data as { lines: { skuNo: string; left: number }[] }).lines.map(({ skuNo, left }) => [`stock.${skuNo}`, `现有库存 ${left} 件`]));
  return { ...fields };
}
