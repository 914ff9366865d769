import { designOrderCopy, selectionEmpty } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useState } from 'react';
import { join } from '../api.ts';
import { CheckProvider } from '../check/components/check-provider.tsx';
import { createRequestKeys } from '../../../lib/request-keys.ts';
import { tellFailure } from '../../../lib/failure.ts';
import { chosenLinesOf } from '../model/list-state.ts';
import { isListChanged, readAgainAfter } from '../model/outdated-list.ts';
import { DesignListDrawer } from './design-list-drawer.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { useList, useListStore } from './list-provider.tsx';
import { useChosenTotals } from './list-totals.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useAddToList } from './use-add-to-list.ts';

interface DesignListProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The existing order the list joins; null: it becomes a new one. */
  joinId: string | null;
  /** The order is made and shown elsewhere, unless the browser refused a new window. */
  onGenerated: (id: string, blocked: boolean) => void;
  onJoined: (id: string) => void;
}

/** The list of the selection page: its bar, its drawer, and the dialogs that make an order of it. */
export function DesignList({ isOpen, onOpen, onClose, joinId, onGenerated, onJoined }: DesignListProps) {
  const store = useListStore();
  const totals = useChosenTotals();
  const [question, setQuestion] = useState<'generate' | 'join' | null>(null);
  const [isJoinBusy, setIsJoinBusy] = useState(false);
  const [isCheckOpen, setIsCheckOpen] = useState(false);
  const lines = useList((state) => state.lines);
  const isInConflict = useList((state) => isListChanged(state.failure));
  const addToList = useAddToList();
  const [joinKeys] = useState(createRequestKeys);

  const joinOrder = async (id: string) => {
    setIsJoinBusy(true);
    try {
      await store.flush();
      const lineIds = chosenLinesOf(store.state.getState()).map((line) => line.id);
      await joinKeys.send({ id, lineIds }, (key) => join({ id, lineIds }, key));
      await store.reread().catch(() => undefined);
      toast.success(designOrderCopy.added);
      setQuestion(null);
      onJoined(id);
    } catch (failure) {
      const outdated = await readAgainAfter(failure, store);
      if (isListChanged(failure)) setQuestion(null);
      else if (outdated === null) tellFailure(failure);
      else {
        toast.warning(outdated);
        if (chosenLinesOf(store.state.getState()).length === 0) setQuestion(null);
      }
    } finally {
      setIsJoinBusy(false);
    }
  };
  const askGenerate = () => (totals.lineCount === 0 ? toast.warning(selectionEmpty.msg) : setQuestion('generate'));
  const askJoin = () => {
    if (totals.lineCount === 0) toast.warning(designOrderCopy.nothingToAdd);
    else if (joinId === null) setQuestion('join');
    else void joinOrder(joinId);
  };
  const actions = { isInConflict, isJoining: joinId !== null, isJoinBusy, onGenerate: askGenerate, onJoin: askJoin };
  return (
    <CheckProvider place={{ kind: 'selection' }} lines={lines} onAdd={addToList}>
      <SelectionBar
        {...actions}
        onOpen={onOpen}
        onOpenCheck={() => {
          setIsCheckOpen(true);
          onOpen();
        }}
      />
      <DesignListDrawer {...actions} isOpen={isOpen} onClose={onClose} isCheckOpen={isCheckOpen} onToggleCheck={setIsCheckOpen} />
      {question === 'generate' && (
        <GenerateDialog
          totals={totals}
          onClose={() => setQuestion(null)}
          onGenerated={(id, blocked) => {
            setQuestion(null);
            onGenerated(id, blocked);
          }}
        />
      )}
      {question === 'join' && (
        <JoinDialog lineCount={totals.lineCount} isBusy={isJoinBusy} onClose={() => setQuestion(null)} onJoin={(id) => void joinOrder(id)} />
      )}
    </CheckProvider>
  );
}
