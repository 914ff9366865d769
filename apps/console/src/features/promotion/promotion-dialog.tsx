import { formCopy } from '@portal/contract/core';
import {
  contentCopy,
  PROMOTION_TITLE_MAX,
  PromotionPlacement,
  promotionCopy,
  promotionPlaceNames,
  saveDeskPromotion,
  uploadPromotionPicture,
  type DeskPromotion,
} from '@portal/contract/content';
import { noticeCopy } from '@portal/contract/message';
import { Button, Dialog, Field, Input, Notice, Select } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { formatDateTime, instantAt } from '@portal/units';
import { useState } from 'react';
import { bodyFaults } from '../../lib/body-faults.ts';
import { call } from '../../lib/call.ts';
import { slowCall } from '../../lib/call-slow.ts';
import { FileButton } from '../../lib/file-button.tsx';
import { useKeptForm } from '../../lib/kept-form.ts';
import { useOperator } from '../../lib/use-operator.ts';
import { useRequestKeys } from '../../lib/request-keys.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { useCalled } from '../../lib/use-called.ts';
import { pictureAddress } from './picture-address.ts';
import { PromotionPreview } from './promotion-preview.tsx';

const timeOf = (moment: string | null | undefined): string => (moment ? formatDateTime(Date.parse(moment)).replace(' ', 'T') : '');

interface PromotionDialogProps {
  /** Null: a new one. */
  promotion: DeskPromotion | null;
  onClose(): void;
  onSaved(promotion: DeskPromotion): void;
}

/** What stands at a place of the first page is written, beside how it will look (OPERATOR-19). */
export function PromotionDialog({ promotion, onClose, onSaved }: PromotionDialogProps) {
  const [saved] = useState({
    placement: String(promotion?.placement ?? PromotionPlacement.Carousel),
    title: promotion?.title ?? '',
    picture: promotion?.picture ?? '',
    href: promotion?.href ?? '',
    gmtFrom: timeOf(promotion?.gmtFrom),
    gmtTo: timeOf(promotion?.gmtTo),
  });
  const { operatorNo } = useOperator();
  const {
    form,
    isRestored,
    change: keepChange,
    forget,
  } = useKeptForm(`${operatorNo} promotion ${promotion ? `${promotion.id} ${promotion.edition}` : 'new'}`, saved);
  const [isLeaving, setLeaving] = useState(false);
  const keys = useRequestKeys();
  const {
    form: dialog,
    faults,
    failed,
    isBusy,
    setFaults,
    take,
  } = useCalled<DeskPromotion>((made) => {
    forget(saved);
    onSaved(made);
  });
  const change = (fields: Partial<typeof form>) => {
    setLeaving(false);
    keepChange(fields);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in fields))));
  };
  const wired = (field: keyof typeof form) => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  const isBegun = JSON.stringify(form) !== JSON.stringify(saved);
  const leave = () => {
    if (isBegun && !isLeaving) return setLeaving(true);
    forget(saved);
    onClose();
  };
  const placement = Object.values(PromotionPlacement).find((one) => String(one) === form.placement) ?? PromotionPlacement.Carousel;
  const { upload, ...sending } = useUpload(async (body) => {
    const { picture } = await slowCall(uploadPromotionPicture, { body });
    change({ picture });
  });
  const save = () => {
    // a time that was not touched stays to the second
    const momentOf = (field: 'gmtFrom' | 'gmtTo') =>
      form[field] === saved[field] ? (promotion?.[field] ?? null) : form[field].trim() === '' ? null : instantAt(form[field]);
    const wrong = (['gmtFrom', 'gmtTo'] as const).filter((field) => form[field].trim() !== '' && momentOf(field) === null);
    const body = {
      ...(promotion && { id: promotion.id, edition: promotion.edition }),
      placement,
      title: form.title,
      picture: form.picture,
      href: form.href,
      gmtFrom: momentOf('gmtFrom'),
      gmtTo: momentOf('gmtTo'),
    };
    take(() => keys.send(body, (key) => call(saveDeskPromotion, { body, idempotencyKey: key })), {
      ...bodyFaults(saveDeskPromotion, body),
      ...Object.fromEntries(wrong.map((field) => [field, contentCopy.momentRule])),
    });
  };
  const shown = { id: promotion?.id ?? 'new', placement, title: form.title || '（没有标题）', picture: form.picture, href: form.href || '/' };
  return (
    <Dialog
      open
      onClose={leave}
      title={promotion ? '修改横幅' : '新建横幅'}
      width="large"
      dismissable={false}
      actions={
        <>
          {isLeaving && <Button onClick={() => setLeaving(false)}>继续填写</Button>}
          <Button kind={isLeaving ? 'danger' : undefined} onClick={leave}>
            {isLeaving ? '放弃填写' : '取消'}
          </Button>
          <Button kind="primary" busy={isBusy} disabled={sending.isBusy} onClick={save}>
            保存
          </Button>
        </>
      }
    >
      <div className="p-stack" ref={dialog}>
        {isRestored && isBegun && <Notice>{formCopy.restored}</Notice>}
        {isLeaving && <Notice tone="warning">{formCopy.leaving}</Notice>}
        {failed && <Notice tone="error">{failed}</Notice>}
        <Field label="位置" error={faults['placement']}>
          <Select {...wired('placement')}>
            {Object.values(PromotionPlacement).map((one) => (
              <option key={one} value={one}>
                {promotionPlaceNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="标题" required hint={promotionCopy.titleHint} error={faults['title']}>
          <Input {...wired('title')} maxLength={PROMOTION_TITLE_MAX} />
        </Field>
        <Field label="图片" required hint={promotionCopy.pictureHint} error={sending.failed ?? faults['picture']}>
          <FileButton label="横幅图片" accept="image/jpeg,image/png,image/webp,image/gif" busy={sending.isBusy} onChosen={upload}>
            {form.picture === '' ? '上传图片' : '更换图片'}
          </FileButton>
        </Field>
        {form.picture !== '' && (
          <div className="c-promotion__picture">
            <img src={pictureAddress(form.picture)} alt="已上传的图片" width={160} height={100} />
          </div>
        )}
        <Field label="链接" required hint={noticeCopy.link} error={faults['href']}>
          <Input {...wired('href')} />
        </Field>
        <Field label="开始时间" hint="不填写则立即展示" error={faults['gmtFrom']}>
          <DateInput {...wired('gmtFrom')} withTime />
        </Field>
        <Field label="结束时间" hint="不填写则一直展示，直到撤下" error={faults['gmtTo']}>
          <DateInput {...wired('gmtTo')} withTime />
        </Field>
        {form.picture !== '' && <PromotionPreview promotion={shown} />}
      </div>
    </Dialog>
  );
}
