import { formCopy } from '@portal/contract/core';
import { creditsCopy, CREDITS_TITLE_MAX, CREDITS_WORDS_MAX, saveCreditsGoods, type CreditsGoodsDraft, type DeskCreditsGoods } from '@portal/contract/credits';
import { Button, Checkbox, Dialog, Field, Input, Notice, Textarea } from '@portal/ui';
import { parseWhole } from '@portal/units';
import { useState } from 'react';
import { bodyFaults } from '../../lib/body-faults.ts';
import { call } from '../../lib/call.ts';
import { useCalled } from '../../lib/use-called.ts';
import { useKeptForm } from '../../lib/kept-form.ts';
import { useOperator } from '../../lib/use-operator.ts';
import { useRequestKeys } from '../../lib/request-keys.ts';
import { PictureField } from './picture-field.tsx';
import './goods-dialog.css';

interface GoodsDialogProps {
  /** What is changed; null: a new one. */
  goods: DeskCreditsGoods | null;
  onClose(): void;
  onSaved(goods: DeskCreditsGoods): void;
}

/** What credits are given for is written: what is wrong stands at its field, and nothing typed is lost (CREDITS-12). */
export function GoodsDialog({ goods, onClose, onSaved }: GoodsDialogProps) {
  const [saved] = useState(() => typedOf(goods));
  const { operatorNo } = useOperator();
  const {
    form: typed,
    isRestored,
    change: keepChange,
    forget,
  } = useKeptForm(`${operatorNo} credits goods ${goods ? `${goods.spuNo} ${goods.edition}` : 'new'}`, saved);
  const [isLeaving, setLeaving] = useState(false);
  const isBegun = JSON.stringify(typed) !== JSON.stringify(saved);
  const leave = () => {
    if (isBegun && !isLeaving) return setLeaving(true);
    forget(saved);
    onClose();
  };
  const { form, faults, failed, isBusy, setFaults, take } = useCalled<DeskCreditsGoods>((made) => {
    forget(saved);
    onSaved(made);
  });
  const keys = useRequestKeys();
  const change = (part: Partial<typeof typed>) => {
    setLeaving(false);
    keepChange(part);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in part))));
  };
  const save = () => {
    const isLimited = typed.limitEach.trim() !== '';
    const [points, stockChange, limitEach] = [parseWhole(typed.points), parseWhole(typed.stockChange), parseWhole(typed.limitEach)];
    // what is no whole number is refused with the others
    const body: CreditsGoodsDraft = {
      ...typed,
      isOffered: typed.isOffered === 'yes',
      points: points ?? 0,
      stockChange: stockChange ?? 0,
      limitEach,
      ...(goods === null ? {} : { spuNo: goods.spuNo, edition: goods.edition }),
    };
    take(() => keys.send(body, (key) => call(saveCreditsGoods, { body, idempotencyKey: key })), {
      ...bodyFaults(saveCreditsGoods, body),
      ...(points === null && { points: creditsCopy.pointsRule }),
      ...(stockChange === null && { stockChange: creditsCopy.stockRule }),
      ...(isLimited && limitEach === null && { limitEach: creditsCopy.pieces }),
    });
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={goods === null ? '新建积分商品' : '修改积分商品'}
      width="large"
      dismissable={false}
      actions={
        <>
          {isLeaving && <Button onClick={() => setLeaving(false)}>继续填写</Button>}
          <Button kind={isLeaving ? 'danger' : undefined} onClick={leave}>
            {isLeaving ? '放弃填写' : '取消'}
          </Button>
          <Button kind="primary" busy={isBusy} onClick={save}>
            保存
          </Button>
        </>
      }
    >
      <div className="c-freeze" ref={form}>
        {isRestored && isBegun && <Notice>{formCopy.restored}</Notice>}
        {isLeaving && <Notice tone="warning">{formCopy.leaving}</Notice>}
        {failed && <Notice tone="error">{failed}</Notice>}
        <Field label="名称" required error={faults['title']}>
          <Input value={typed.title} maxLength={CREDITS_TITLE_MAX} onChange={({ target }) => change({ title: target.value })} />
        </Field>
        <Field label="简介" hint="列表中显示的一句话" error={faults['summary']}>
          <Input value={typed.summary} maxLength={CREDITS_WORDS_MAX} onChange={({ target }) => change({ summary: target.value })} />
        </Field>
        <PictureField picture={typed.picture} error={faults['picture']} onChange={(picture) => change({ picture })} />
        <div className="c-goods__figures">
          <Field label="每件积分" required error={faults['points']}>
            <Input value={typed.points} inputMode="numeric" maxLength={7} onChange={({ target }) => change({ points: target.value })} />
          </Field>
          <Field label="单位" required error={faults['unit']}>
            <Input value={typed.unit} maxLength={4} onChange={({ target }) => change({ unit: target.value })} />
          </Field>
          <Field
            label={goods === null ? '库存' : '库存增减'}
            required
            hint={goods === null ? '可兑换的件数' : `现有 ${goods.stockTotal} 件，增加填正数，减少填负数`}
            error={faults['stockChange']}
          >
            <Input value={typed.stockChange} inputMode="numeric" maxLength={7} onChange={({ target }) => change({ stockChange: target.value })} />
          </Field>
          <Field label="每个身份限兑" hint="不填写则不限" error={faults['limitEach']}>
            <Input value={typed.limitEach} inputMode="numeric" maxLength={2} onChange={({ target }) => change({ limitEach: target.value })} />
          </Field>
        </div>
        <Field label="详情" hint="换行分段" error={faults['text']}>
          <Textarea value={typed.text} maxLength={10 * CREDITS_WORDS_MAX} rows={5} onChange={({ target }) => change({ text: target.value })} />
        </Field>
        <Checkbox checked={typed.isOffered === 'yes'} onChange={({ target }) => change({ isOffered: target.checked ? 'yes' : '' })}>
          上架，买家可以兑换
        </Checkbox>
      </div>
    </Dialog>
  );
}

const typedOf = (goods: DeskCreditsGoods | null) => ({
  title: goods?.title ?? '',
  summary: goods?.summary ?? '',
  text: goods?.words.join('\n') ?? '',
  picture: goods?.picture ?? '',
  unit: goods?.unit ?? '台',
  points: goods === null ? '' : String(goods.points),
  stockChange: goods === null ? '' : '0',
  limitEach: goods?.limitEach ? String(goods.limitEach) : '',
  isOffered: (goods?.isOffered ?? true) ? 'yes' : '',
});
