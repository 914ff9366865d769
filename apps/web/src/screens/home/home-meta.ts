export const homeMeta = [
  { title: '安防工程门户 - 选产品、配清单、出报价' },
  { name: 'description', content: '安防产品选型、配单与报价：按分类和参数选产品，在清单里改折扣和数量，导出 Excel 与 PDF 报价单。' },
];
