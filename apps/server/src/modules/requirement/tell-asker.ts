import { requirementTitle } from '@portal/contract/requirement';
import { firstLetters } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { sendMessage } from '../message/index.ts';
import type { RequirementRow } from './store.ts';

/** Letters of an answer that the message shows; the detail has the whole. */
const SHOWN = 100;

const shortened = (text: string): string => {
  const first = firstLetters(text, SHOWN);
  return first === text ? text : `${first}…`;
};

/** What the desk has said is told to whoever asked, as the identity that asked; it leads to the thread (REQUEST-13). */
export async function tellAsker(ctx: Telling, row: RequirementRow, said: { kind: 'answer' | 'close'; text: string }): Promise<void> {
  const title = requirementTitle(row.requirementTypeId);
  await sendMessage(ctx, {
    accountNo: row.accountNo,
    merchantNo: row.merchantNo === '' ? null : row.merchantNo,
    type: 'requirement',
    title: said.kind === 'answer' ? `您的${title}需求有新的答复` : `您的${title}需求已关闭`,
    text: said.kind === 'answer' ? shortened(said.text) : `关闭原因：${shortened(said.text)}`,
    link: `/member/requirement/detail?id=${row.requirementId}`,
    eventKey: `requirement ${said.kind} ${row.requirementId} ${row.gmtModified.getTime()}`,
  });
}
