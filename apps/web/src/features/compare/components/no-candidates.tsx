import { Empty } from '@portal/ui';
import { NO_GOODS_YET } from '../../../lib/words/empty-words.ts';

/** Nothing there to be added: what to do next. `isBeside`: something is compared already, and only its like could join it. */
export function NoCandidates({ keyword, isBeside }: { keyword: string; isBeside: boolean }) {
  return (
    <Empty
      drawing="search"
      text={keyword === '' ? (isBeside ? '同类中没有其他产品' : NO_GOODS_YET) : `没有找到“${keyword}”，换个说法，或只输入型号的一部分试试`}
    />
  );
}
