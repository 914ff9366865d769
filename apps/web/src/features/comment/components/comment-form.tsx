import { commentCopy, tellsHowToReach, type COMMENT_STARS, type OwnComment } from '@portal/contract/comment';
import { COMMENT_PICTURES_MAX, COMMENT_TEXT_MAX } from '@portal/contract/comment/limits';
import { fileUrl } from '@portal/contract/file';
import { Field, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { BegunDialog } from '../../../lib/forms/begun-dialog.tsx';
import { PicturesField, type FieldPicture } from '../../../lib/forms/pictures-field.tsx';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { useSending } from '../../../lib/calls/use-sending.ts';
import { OrderForm } from '../../order/index.ts';
import { save } from '../api.ts';
import { StarsField } from './stars-field.tsx';

interface CommentFormProps {
  shopOrderNo: string;
  lineId: string;
  productName: string;
  /** What was said of it before. */
  before: OwnComment | undefined;
  onSaved(): void;
  onClose(): void;
}

/** The dialog in which one says how it was; what was said before stands in it. */
export function CommentForm({ shopOrderNo, lineId, productName, before, onSaved, onClose }: CommentFormProps) {
  const [stars, setStars] = useState(before?.stars ?? 0);
  const [content, setContent] = useState(before?.content ?? '');
  const [pictures, setPictures] = useState<readonly FieldPicture[]>((before?.pictures ?? []).map((fileId) => ({ fileId, fvUrl: fileUrl(fileId) })));
  const [isTried, setTried] = useState(false);
  const { restored, forget } = useKeptForm(`comment:${lineId}`, { stars, content, pictures }, (kept) => {
    setStars(kept.stars);
    setContent(kept.content);
    setPictures(kept.pictures);
  });
  const { isBusy, failure, send } = useSending();
  const isBegun =
    stars !== (before?.stars ?? 0) || content !== (before?.content ?? '') || pictures.map(({ fileId }) => fileId).join() !== (before?.pictures ?? []).join();

  const wrong = content.trim() === '' ? commentCopy.textRequired : tellsHowToReach(content) ? commentCopy.reachable : undefined;
  const handleAct = () => {
    setTried(true);
    if (stars === 0 || wrong !== undefined) return;
    const said = { shopOrderNo, lineId, stars: stars as (typeof COMMENT_STARS)[number], content, pictures: pictures.map(({ fileId }) => fileId) };
    void send(
      () => save(said),
      () => {
        forget();
        toast.success(commentCopy.submitted);
        onSaved();
      },
    );
  };
  return (
    <BegunDialog
      title={before === undefined ? '评价产品' : '修改评价'}
      leaveTitle="放弃这次评价？"
      action={{ label: '提交评价', busy: isBusy, onAct: handleAct }}
      isBegun={isBegun}
      onClose={onClose}
      onDrop={forget}
    >
      {restored}
      <OrderForm failure={failure}>
        <p>{productName}</p>
        <StarsField value={stars} error={isTried && stars === 0} onChange={setStars} />
        <Field label="评价内容" required hint="写清安装环境和使用效果，不要填写电话、地址等个人信息" error={isTried ? wrong : undefined}>
          <Textarea rows={4} value={content} maxLength={COMMENT_TEXT_MAX} onChange={({ target }) => setContent(target.value)} />
        </Field>
        <PicturesField
          label="现场图片"
          max={COMMENT_PICTURES_MAX}
          tooMany={commentCopy.picturesTooMany}
          hint="审核通过后所有人可见"
          pictures={pictures}
          onChange={setPictures}
        />
      </OrderForm>
    </BegunDialog>
  );
}
