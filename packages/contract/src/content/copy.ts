/** Sentences about what is published that server and pages both say. */
export const contentCopy = {
  gone: '内容不存在或已下架',
} as const;
