/** Sentences that server and pages both say about feedback. */
import { privateProductCopy } from '../private-product/copy.ts';
import { requirementCopy } from '../requirement/copy.ts';
import { FEEDBACK_PICTURES_MAX } from './limits.ts';

export const feedbackCopy = {
  kindRequired: '请选择建议或投诉',
  classRequired: '请选择反馈分类',
  textRequired: '请填写反馈内容',
  phoneRule: requirementCopy.phoneRule,
  answerRequired: requirementCopy.answerRequired,
  pictureGone: privateProductCopy.pictureGone,
  picturesTooMany: `最多上传 ${FEEDBACK_PICTURES_MAX} 张图片`,
  submitted: '反馈提交成功',
  reasonRequired: '请选择举报原因',
  reported: '举报已提交，处理结果可在投诉与建议中查看',
  outcomeRequired: '请选择处理结果',
  outcomeTextRequired: '请填写处理说明',
  decided: '已处理，举报人会收到结果',
  answered: requirementCopy.answered,
} as const;
