/** Sentences that server and pages both say about comments. */
import type { CommentState } from '@portal/engines/states';
import { afterSaleCopy } from '../after-sale/copy.ts';
import { privateProductCopy } from '../private-product/copy.ts';

export const commentCopy = {
  starsRequired: '请选择评分',
  textRequired: '请填写评价内容',
  reachable: '评价会公开展示，请删除其中的手机号、电话或邮箱后再提交',
  linesTooMany: '评价内容最多 20 行',
  somebody: '匿名用户',
  reasonRequired: '请填写不展示的原因',
  replyRequired: '请填写回复内容',
  pictureGone: privateProductCopy.pictureGone,
  picturesTooMany: afterSaleCopy.picturesTooMany,
  submitted: '评价已提交，审核通过后展示在产品页',
} as const;

/** Of what is said of what is published. */
export const contentCommentCopy = {
  textRequired: '请填写评论内容',
  reachable: '评论会公开展示，请删除其中的手机号、电话或邮箱后再提交',
  submitted: '评论已提交，审核通过后展示在这里',
  shown: '评论已展示，不能再修改',
  moved: '评论已有变化，请查看最新内容后再操作',
  own: '不能给自己的评论点赞',
} as const;

export const commentStateNames: Readonly<Record<CommentState, string>> = { waiting: '待审核', shown: '已展示', hidden: '不展示' };

/** What each number of stars says. */
export const STARS_SAY: Readonly<Record<number, string>> = { 1: '很差', 2: '较差', 3: '一般', 4: '满意', 5: '很满意' };
