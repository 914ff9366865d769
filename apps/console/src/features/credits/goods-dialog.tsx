import { creditsCopy, CREDITS_TITLE_MAX, CREDITS_WORDS_MAX, saveCreditsGoods, type CreditsGoodsDraft, type DeskCreditsGoods } from '@portal/contract/credits';
import { Checkbox, Dialog, Field, Input, Notice, Textarea } from '@portal/ui';
import { parseWhole } from '@portal/units';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { useCalled } from '../../lib/use-called.ts';
import { useRequestKey } from '../../lib/request-key.ts';
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
  const [typed, setTyped] = useState(() => typedOf(goods));
  const { faults, failed, isBusy, setFaults, take } = useCalled(onSaved);
  const keyOf = useRequestKey();
  const change = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setFaults({});
  };
  const save = () => {
    const isLimited = typed.limitEach.trim() !== '';
    const [points, stockChange, limitEach] = [parseWhole(typed.points), parseWhole(typed.stockChange), parseWhole(typed.limitEach)];
    if (points === null || stockChange === null || (isLimited && limitEach === null))
      return setFaults({
        ...(points === null && { points: creditsCopy.pointsRule }),
        ...(stockChange === null && { stockChange: creditsCopy.stockRule }),
        ...(isLimited && limitEach === null && { limitEach: creditsCopy.pieces }),
      });
    const body: CreditsGoodsDraft = {
      ...typed,
      points,
      stockChange,
      limitEach,
      ...(goods === null ? {} : { spuNo: goods.spuNo, edition: goods.edition }),
    };
    take(() => call(saveCreditsGoods, { body, idempotencyKey: keyOf(body) }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={goods === null ? '新建积分商品' : '修改积分商品'}
      width="large"
      dismissable={false}
      action={{ label: '保存', busy: isBusy, onAct: save }}
    >
      <div className="c-freeze">
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
        <Checkbox checked={typed.isOffered} onChange={({ target }) => change({ isOffered: target.checked })}>
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
  isOffered: goods?.isOffered ?? true,
});
