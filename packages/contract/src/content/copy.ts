import type { ContentKind } from './limits.ts';

/** Sentences about what is published that server and pages both say. */
export const contentCopy = {
  gone: '内容不存在或已下架',
  saved: '已保存',
  titleRequired: '请填写标题',
  tagRule: '标签最多 8 个，每个最多 12 个字',
  textRequired: '请填写正文',
  textRule: '正文有过长的部分：标题最多 80 字，段落最多 2000 字，列表项最多 500 字，一个列表最多 40 项',
  momentRule: '请按 2026-12-01 09:00 的格式填写时间',
} as const;

export const contentKindNames: Readonly<Record<ContentKind, string>> = { solution: '方案', case: '案例', article: '文章', video: '视频' };
export const contentStateNames = { draft: '草稿', published: '已发布', withdrawn: '已撤回' } as const;
