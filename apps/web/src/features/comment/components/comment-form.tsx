import { COMMENT_STARS, commentCopy, STARS_SAY, type OwnComment } from '@portal/contract/comment';
import { COMMENT_PICTURES_MAX, COMMENT_TEXT_MAX } from '@portal/contract/comment/limits';
import { fileUrl } from '@portal/contract/file';
import { Dialog, Field, Notice, RadioGroup, Textarea, toast } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/failure-words.tsx';
import { PicturesField, type Picture } from '../../../lib/pictures-field.tsx';
import { OrderForm } from '../../order/index.ts';
import { save } from '../api.ts';

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
  const [pictures, setPictures] = useState<readonly Picture[]>((before?.pictures ?? []).map((fileId) => ({ fileId, fvUrl: fileUrl(fileId) })));
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isBegun =
    stars !== (before?.stars ?? 0) || content !== (before?.content ?? '') || pictures.map(({ fileId }) => fileId).join() !== (before?.pictures ?? []).join();

  const handleAct = async () => {
    setTried(true);
    if (stars === 0 || content.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await save({ shopOrderNo, lineId, stars: stars as (typeof COMMENT_STARS)[number], content, pictures: pictures.map(({ fileId }) => fileId) });
      toast.success(commentCopy.submitted);
      onSaved();
      return;
    } catch (refused) {
      setFailure(failureWords(refused));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={() => (isBegun ? setLeaving(true) : onClose())}
      title={before === undefined ? '评价产品' : '修改评价'}
      width="medium"
      action={{ label: '提交评价', busy: isBusy, onAct: () => void handleAct() }}
    >
      <OrderForm failure={failure}>
        <p>{productName}</p>
        <RadioGroup
          legend="评分"
          required
          name="stars"
          value={String(stars)}
          options={COMMENT_STARS.map((value) => ({ value: String(value), label: `${value} 星 ${STARS_SAY[value]}` }))}
          onChange={(value) => setStars(Number(value))}
        />
        {isTried && stars === 0 && <Notice tone="error">{commentCopy.starsRequired}</Notice>}
        <Field
          label="评价内容"
          required
          hint="写清安装环境和使用效果，不要填写电话、地址等个人信息"
          error={isTried && content.trim() === '' ? commentCopy.textRequired : undefined}
        >
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
      <Dialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title="放弃这次评价？"
        cancelLabel="继续填写"
        action={{ label: '放弃', danger: true, onAct: onClose }}
      >
        已填写的内容还没有提交，关闭后不会保留。
      </Dialog>
    </Dialog>
  );
}
