/** What every form says of itself, whatever is written on it. */
export const formCopy = {
  /** Of a field that has no words of its own. */
  wrong: '填写的内容不正确',
  restored: '已恢复上次没有保存的内容。',
  leaving: '填写的内容还没有保存，放弃后不能找回。',
} as const;
