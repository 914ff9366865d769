/** Of the dialog and of the page. */
export const compareDialogTitle = '产品对比结果';
