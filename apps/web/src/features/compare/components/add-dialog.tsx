import type { SpuCard } from '@portal/contract/catalog';
import type { CompareKey, ComparedModel } from '@portal/contract/compare';
import { KEYWORD_MAX } from '@portal/contract/core';
import { COMPARE_MAX } from '@portal/engines/goods';
import { Button, Checkbox, Dialog, ErrorState, Input, Pager, TableSkeleton, UiProvider } from '@portal/ui';
import { useCallback, useEffect, useMemo, useState, type SubmitEvent } from 'react';
import { failureText, tellFailure } from '../../../lib/calls/failure.ts';
import { findCandidates } from '../api.ts';
import { ADD_PAGE_SIZE } from '../model/compare-address.ts';
import { CandidateList } from './candidate-list.tsx';
import { NoCandidates } from './no-candidates.tsx';
import { pageIn, pageStep } from './page-step.tsx';
import './add-dialog.css';

interface AddDialogProps {
  /** Whose category is offered; all products where there is none. */
  beside: ComparedModel | undefined;
  /** What is in the list already. */
  present: readonly string[];
  onAdd(keys: readonly CompareKey[]): Promise<void>;
  onClose(): void;
}

type Found = { data: readonly SpuCard[]; count: number };

/** Products to be added, of the category of what is there: as many as there are places left (COMPARE-5). */
export function AddDialog({ beside, present, onAdd, onClose }: AddDialogProps) {
  const [asked, setAsked] = useState({ keyword: '', page: 1 });
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly CompareKey[]>([]);
  const [isBusy, setBusy] = useState(false);
  const left = COMPARE_MAX - present.length - chosen.length;
  useEffect(() => {
    const reading = new AbortController();
    findCandidates({ ...asked, beside }, reading.signal).then(
      (answer) => {
        setFound(answer);
        return setFailure(null);
      },
      (error: unknown) => {
        if (!reading.signal.aborted) tellFailure(error, () => setFailure(failureText(error)));
      },
    );
    return () => reading.abort();
  }, [asked, beside]);

  const turnTo = useCallback((page: number) => setAsked((before) => ({ ...before, page })), []);
  const Link = useMemo(() => pageStep(turnTo), [turnTo]);
  const handleSearch = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    setAsked({ keyword, page: 1 });
  };
  const handleAdd = async () => {
    setBusy(true);
    await onAdd(chosen);
    setBusy(false);
  };
  const toggle = ({ spuNo, skuNo }: SpuCard) =>
    setChosen((before) => (before.some((one) => one.skuNo === skuNo) ? before.filter((one) => one.skuNo !== skuNo) : [...before, { spuNo, skuNo }]));
  const boxOf = (card: SpuCard) => {
    const isPresent = present.includes(card.skuNo);
    const isChosen = chosen.some(({ skuNo }) => skuNo === card.skuNo);
    return (
      <Checkbox
        checked={isPresent || isChosen}
        disabled={isPresent || (!isChosen && left <= 0)}
        aria-label={`${isPresent ? '已在对比栏' : '选择'} ${card.skuModel}`}
        onChange={() => toggle(card)}
      />
    );
  };

  return (
    <Dialog
      open
      width="wide"
      title="添加对比产品"
      onClose={onClose}
      actions={
        <>
          <output className="cp-add__left">还可添加 {Math.max(0, left)} 个</output>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" disabled={chosen.length === 0} busy={isBusy} onClick={() => void handleAdd()}>
            {chosen.length === 0 ? '添加产品' : `添加 ${chosen.length} 个产品`}
          </Button>
        </>
      }
    >
      <form className="cp-add__search" onSubmit={handleSearch}>
        <Input name="keyword" type="search" aria-label="搜索产品" placeholder="型号或产品名称" maxLength={KEYWORD_MAX} />
        <Button type="submit" icon="search">
          搜索
        </Button>
      </form>
      <div className="cp-add__found" aria-busy={found === null}>
        {failure !== null ? (
          <ErrorState title={failure} safe="已选的产品都还在。" actions={<Button onClick={() => setAsked((before) => ({ ...before }))}>重试</Button>} />
        ) : found === null ? (
          <TableSkeleton rows={6} columns={4} />
        ) : found.data.length === 0 ? (
          <NoCandidates keyword={asked.keyword} isBeside={present.length > 0} />
        ) : (
          <>
            <CandidateList cards={found.data} control={boxOf} />
            <UiProvider Link={Link} navigate={(href) => turnTo(pageIn(href))}>
              <Pager total={found.count} page={asked.page} size={ADD_PAGE_SIZE} sizes={[ADD_PAGE_SIZE]} hrefOf={(page) => `?page=${page}`} />
            </UiProvider>
          </>
        )}
      </div>
    </Dialog>
  );
}
