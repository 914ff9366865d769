import { compareCopy, type CompareItem, type CompareResult } from '@portal/contract/compare';
import { Button, ButtonLink, Dialog, Empty, ErrorState, TableSkeleton } from '@portal/ui';
import { useEffect, useState } from 'react';
import { failureText, tellFailure } from '../../../lib/calls/failure.ts';
import { AddToSelectionProvider } from '../../catalog/index.ts';
import { compareModels } from '../api.ts';
import { compareHref } from '../model/compare-address.ts';
import { ComparisonTable, type ComparisonAction } from './comparison-table.tsx';
import { compareDialogTitle } from '../model/titles.ts';

interface CompareDialogProps {
  /** A button of another room beside each model. */
  action?: ComparisonAction;
  skuNos: readonly string[];
  isSignedIn: boolean;
  /** The model leaves the list, too. */
  onRemove(model: CompareItem): void;
  onAdd(): void;
  /** To the page of this comparison. */
  onLeave(): void;
  onClose(): void;
}

/** The comparison over the page, 1152 px wide; only its close button closes it (COMPARE-4). */
export function CompareDialog({ skuNos: chosen, isSignedIn, onRemove, onAdd, onLeave, onClose, action }: CompareDialogProps) {
  const [request, setRequest] = useState({ skuNos: chosen });
  const { skuNos } = request;
  const [result, setResult] = useState<CompareResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  useEffect(() => {
    if (request.skuNos.length === 0) return;
    const reading = new AbortController();
    compareModels(request.skuNos, { signal: reading.signal })
      .then(setResult)
      .catch((error: unknown) => {
        if (!reading.signal.aborted) tellFailure(error, () => setFailure(failureText(error)));
      });
    return () => reading.abort();
  }, [request]);

  const retry = () => {
    setFailure(null);
    setRequest({ skuNos });
  };
  const change = (then: readonly string[]) => setRequest({ skuNos: then });
  return (
    <Dialog
      open
      width="full"
      dismissable={false}
      title={compareDialogTitle}
      onClose={onClose}
      actions={
        skuNos.length > 0 && (
          <ButtonLink icon="link" href={compareHref(skuNos)} onClick={onLeave}>
            在页面中打开
          </ButtonLink>
        )
      }
    >
      <AddToSelectionProvider isSignedIn={isSignedIn}>
        {skuNos.length === 0 ? (
          <Empty drawing="box" text={compareCopy.none} action={<Button onClick={onAdd}>去添加</Button>} />
        ) : failure !== null ? (
          <ErrorState title={failure} safe="对比栏里的产品都还在。" actions={<Button onClick={retry}>重试</Button>} />
        ) : result === null ? (
          <TableSkeleton rows={8} columns={skuNos.length + 1} />
        ) : (
          <ComparisonTable
            result={result}
            action={action}
            onlyDifferent={onlyDifferent}
            onOnlyDifferent={setOnlyDifferent}
            onRemove={(model) => {
              change(skuNos.filter((one) => one !== model.skuNo));
              onRemove(model);
            }}
            onReplace={(model, skuNo) => change(skuNos.map((one) => (one === model.skuNo ? skuNo : one)))}
          />
        )}
      </AddToSelectionProvider>
    </Dialog>
  );
}
