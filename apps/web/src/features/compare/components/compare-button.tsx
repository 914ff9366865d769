import { Button, Icon, IconButton } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { useIsCompared } from '../model/compare-store.ts';

interface CompareButtonProps {
  spuNo: string;
  skuNo: string;
  /** What is compared, for a screen reader: the model or the family. */
  name: string;
  /** With its word beside the drawing; `small` where it stands among small buttons. */
  worded?: 'large' | 'small' | undefined;
}

/** Puts a model into the list to compare, and takes it out again (COMPARE-5). For guests, too. */
export function CompareButton({ spuNo, skuNo, name, worded }: CompareButtonProps) {
  const isIn = useIsCompared(skuNo);
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { addToCompare, removeFromCompare } = await import('../api.ts');
      await (isIn ? removeFromCompare({ spuNo, skuNo }) : addToCompare([{ spuNo, skuNo }]));
    } catch (failure) {
      tellFailure(failure);
    }
    setBusy(false);
  };
  const look = { 'aria-pressed': isIn, 'aria-busy': isBusy, onClick: () => void handleClick() } as const;
  const label = `对比：${name}`;
  if (worded === undefined) return <IconButton {...look} size="small" name={isIn ? 'check' : 'compare'} label={label} />;
  return (
    <Button {...look} kind="quiet" size={worded} aria-label={label}>
      <Icon name={isIn ? 'check' : 'compare'} size={16} />
      {isIn ? '已加入对比' : '对比'}
    </Button>
  );
}
