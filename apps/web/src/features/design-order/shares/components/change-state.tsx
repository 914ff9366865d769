import type { QuotationShare } from '@portal/contract/design-order';
import { Tag } from '@portal/ui';

type Asked = QuotationShare['changes'][number];

const OVERTAKEN: Readonly<Record<NonNullable<Asked['overtaken']>, string>> = { asItWas: '已按原报价接受', byAnother: '已接受另一份报价' };

/** In one word, the same for who asked and who is asked. */
export function ChangeState({ gmtDone, overtaken }: Pick<Asked, 'gmtDone' | 'overtaken'>) {
  if (gmtDone !== null) return <Tag tone="success">已处理</Tag>;
  return overtaken ? <Tag>{OVERTAKEN[overtaken]}</Tag> : <Tag tone="warning">待处理</Tag>;
}
