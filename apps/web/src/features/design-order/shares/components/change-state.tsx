import { Tag } from '@portal/ui';

/** In one word, the same for who asked and who is asked. */
export function ChangeState({ isDone, isOvertaken }: { isDone: boolean; isOvertaken: boolean }) {
  if (isDone) return <Tag tone="success">已处理</Tag>;
  return isOvertaken ? <Tag>已按原报价接受</Tag> : <Tag tone="warning">待处理</Tag>;
}
