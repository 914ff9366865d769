import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { coverFacts } from '../../platform/render/paper-cover.ts';
import { SOFT } from '../../platform/render/paper-style.ts';
import type { BookPaper } from './paper.ts';

/** The first page: what it is of, and who answers for it. */
export const coverOf = (paper: BookPaper): Content[] => [
  { text: '安防工程计算书', fontSize: 28, bold: true, alignment: 'center', margin: [0, 120, 0, 14] },
  { text: paper.projectName, fontSize: 16, alignment: 'center', margin: [0, 0, 0, 26] },
  ...coverFacts(paper.facts, 86),
  ...(paper.remark === '' ? [] : [{ text: `备注：${paper.remark}`, margin: [86, 14, 86, 0] as [number, number, number, number], color: SOFT }]),
  { ...(signatures(paper) as object), margin: [0, 60, 0, 0] } as Content,
];

/** Each signs with the day; the designer's name is known, a signature is by hand all the same. */
function signatures({ designer }: BookPaper): Content {
  const head = ['', '姓名', '签字', '日期'].map((text): TableCell => ({ text, color: SOFT, alignment: 'center' }));
  const row = (label: string, name: string): TableCell[] => [
    { text: label, alignment: 'center', margin: [0, 8, 0, 8] },
    { text: name, alignment: 'center', margin: [0, 8, 0, 8] },
    { text: ' ', margin: [0, 8, 0, 8] },
    { text: '      年    月    日', color: SOFT, alignment: 'center', margin: [0, 8, 0, 8] },
  ];
  return {
    table: { widths: [70, '*', '*', 130], body: [head, row('设计', designer), row('校核', ''), row('审定', '')] },
    layout: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, hLineColor: () => SOFT, vLineColor: () => SOFT, paddingTop: () => 4, paddingBottom: () => 4 },
  };
}
