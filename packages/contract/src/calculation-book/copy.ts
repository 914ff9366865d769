import { BOOK_INPUT_TEXT_MAX, BOOK_INPUTS_SIGNS_MAX } from './limits.ts';

/** Sentences about calculation books that server and pages both say. */
export const bookCopy = {
  projectRequired: '请输入项目名称',
  revisionRequired: '请输入版次',
  dateRequired: '请选择计算书的日期',
  titleRequired: '请输入计算项名称',
  inputsTooLong: `输入的数据太多（超过 ${BOOK_INPUTS_SIGNS_MAX / 10_000} 万字），请把相同的分组合并后再存`,
  inputTextTooLong: `输入里的一项文字不能超过 ${BOOK_INPUT_TEXT_MAX} 个字`,
  exported: '计算书已导出',
  exportSlow: '计算书较长，请稍后再试',
} as const;
