import { sql, type SQL } from 'drizzle-orm';

/** That every word of a keyword stands in a text, whatever its case: a condition a word, none of an empty keyword. What LIKE reads otherwise means itself. */
export const everyWord = (text: SQL, keyword: string): SQL[] =>
  keyword
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
