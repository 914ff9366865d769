/** What is wrong with a file, as an operator reads it: row, column, sentence. */
export interface Complaint {
  /** As the spreadsheet shows it; 0 where the whole file is meant. */
  row: number;
  /** Header of the column; '' where the whole row is meant. */
  column: string;
  text: string;
}

/** `第 12 行「渠道价」：不能为负数` */
export const complaintText = ({ row, column, text }: Complaint): string =>
  `${row > 0 ? `第 ${row} 行` : ''}${column === '' ? '' : `「${column}」`}${row > 0 || column !== '' ? '：' : ''}${text}`;
