import { Empty } from '@portal/ui';

/** Nothing there to be added: what to do next. */
export function NoCandidates({ keyword }: { keyword: string }) {
  return <Empty drawing="search" text={keyword === '' ? '同类中没有其他产品' : `没有找到“${keyword}”，换个说法，或只输入型号的一部分试试`} />;
}
