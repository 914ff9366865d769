/** Sentences about suites that server and pages both say. */
export const suiteCopy = {
  gone: '套装不存在或已下架',
} as const;
