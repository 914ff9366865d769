/** An import file of many rows, in the columns of the template, for the categories of whichever catalogue is loaded. */
import { writeSheet } from '@portal/server/platform/sheet/write-sheet';

/** `category`: first and second category that exist in the database to be imported into. */
export function catalogSheet(rows: number, category: { first: string; second: string }): Promise<Uint8Array> {
  return writeSheet({
    name: '产品导入',
    columns: [
      { header: '型号', width: 22, format: 'text' },
      { header: '产品名称', width: 30, format: 'text' },
      { header: '一级分类', width: 14, format: 'text' },
      { header: '二级分类', width: 16, format: 'text' },
      { header: '渠道价', width: 12, format: 'yuan' },
      { header: '参考价', width: 12, format: 'yuan' },
      { header: '库存', width: 10, format: 'count' },
      { header: '描述', width: 40, format: 'text' },
    ],
    rows: Array.from({ length: rows }, (_, at) => [
      `IMP-${String(at).padStart(6, '0')}`,
      `400万红外半球网络摄像机 ${Math.floor(at / 4)}`,
      category.first,
      category.second,
      100 + (at % 5000) / 10,
      130 + (at % 5000) / 4,
      at % 200,
      '400万像素，30 米红外，PoE 供电',
    ]),
  });
}
