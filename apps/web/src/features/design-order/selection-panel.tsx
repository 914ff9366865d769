import { createRequestKeys } from '@portal/client/request-keys';
import { designOrderCopy, selectionEmpty } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useState, type ComponentProps } from 'react';
import { join } from './quotes/api.ts';
import { tellFailure } from '../../lib/calls/failure.ts';
import { ComingDialog } from '../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { EditedCheck } from './selection/components/edited-check.tsx';
import { chosenLinesOf } from './selection/model/selection-state.ts';
import { isListChanged } from './lines/model/is-list-changed.ts';
import { readAgainAfter } from './selection/model/outdated-selection.ts';
import { useHistoryKeys } from './selection/components/history-buttons.tsx';
import { SelectionDrawer } from './selection/components/selection-drawer.tsx';
import type { NextPage, TypedOrder } from './quotes/components/generate-dialog.tsx';
import { JoinDialog } from './quotes/components/join-dialog.tsx';
import { useSelection, useSelectionStore } from './selection/components/selection-provider.tsx';
import { useChosenTotals } from './selection/components/selection-totals.tsx';
import { ReplaceBar } from './picking/components/replace-bar.tsx';
import { useReplaceMode } from './picking/components/replace-mode.tsx';
import { SelectionBar } from './selection/components/selection-bar.tsx';
import { useAddToSelection } from './selection/components/use-add-to-selection.ts';

const GenerateDialog = lazyPart(async () => (await import('./quotes/components/generate-dialog.tsx')).GenerateDialog);

interface SelectionPanelProps {
  isOpen: boolean;
  /** Where a product of one's own is written that joins the list; null: this account keeps none. */
  createHref: string | null;
  /** Where construction and cable are chosen; null: no tip about them. */
  siteWorksHref: string | null;
  onOpen: () => void;
  onClose: () => void;
  /** Leaves the selection page; the list is kept. */
  onClosePage: () => void;
  /** The selection page where a line is replaced, and with null the list that one comes back to. */
  replaceHrefOf: (skuNo: string | null) => string;
  /** The line is replaced. */
  onReplaced: () => void;
  /** The existing order the list joins; null: it becomes a new one. */
  joinId: string | null;
  /** Whether orders planned by the survey are made here. */
  maySurvey: boolean;
  onGenerated: (to: NextPage) => void;
  onJoined: (id: string) => void;
}

/** The list of the selection page: its bar, its drawer, and the dialogs that make an order of it. */
export function SelectionPanel({
  isOpen,
  createHref,
  siteWorksHref,
  replaceHrefOf,
  onReplaced,
  onOpen,
  onClose,
  onClosePage,
  joinId,
  maySurvey,
  onGenerated,
  onJoined,
}: SelectionPanelProps) {
  const store = useSelectionStore();
  const replacement = useReplaceMode();
  const [question, setQuestion] = useState<'generate' | 'join' | null>(null);
  const [typed, setTyped] = useState<TypedOrder | null>(null);
  const [isJoinBusy, setIsJoinBusy] = useState(false);
  const [isCheckOpen, setIsCheckOpen] = useState(false);
  const isInConflict = useSelection((state) => isListChanged(state.failure));
  const addToSelection = useAddToSelection();
  const [joinKeys] = useState(createRequestKeys);
  useHistoryKeys();

  const joinOrder = async (id: string) => {
    setIsJoinBusy(true);
    try {
      await store.flush();
      const lineIds = chosenLinesOf(store.state.getState()).map((line) => line.id);
      const joined = await joinKeys.send({ id, lineIds }, (key) => join({ id, lineIds }, key));
      await store.reread().catch(() => undefined);
      toast[joined.leftOut.length + joined.requoted.length === 0 ? 'success' : 'warning'](designOrderCopy.joined(joined));
      setQuestion(null);
      onJoined(id);
    } catch (failure) {
      const outdated = await readAgainAfter(failure, store);
      if (isListChanged(failure)) setQuestion(null);
      else if (outdated === null) tellFailure(failure);
      else {
        toast.warning(outdated);
        if (isNothingChosen()) setQuestion(null);
      }
    } finally {
      setIsJoinBusy(false);
    }
  };
  const isNothingChosen = () => chosenLinesOf(store.state.getState()).length === 0;
  const askGenerate = () => (isNothingChosen() ? toast.warning(selectionEmpty.msg) : setQuestion('generate'));
  const askJoin = () => {
    if (isNothingChosen()) toast.warning(designOrderCopy.nothingToAdd);
    else if (joinId === null) setQuestion('join');
    else void joinOrder(joinId);
  };
  const actions = { isInConflict, isJoining: joinId !== null, isJoinBusy, onGenerate: askGenerate, onJoin: askJoin };
  return (
    <EditedCheck onAdd={addToSelection}>
      {replacement !== null ? (
        <ReplaceBar replacement={replacement} backHref={replaceHrefOf(null)} onReplaced={onReplaced} />
      ) : (
        <SelectionBar
          {...actions}
          onOpen={onOpen}
          onOpenCheck={() => {
            setIsCheckOpen(true);
            onOpen();
          }}
        />
      )}
      <SelectionDrawer
        {...actions}
        isOpen={isOpen}
        createHref={createHref}
        siteWorksHref={siteWorksHref}
        replaceHrefOf={replaceHrefOf}
        onClose={onClose}
        onClosePage={() => void store.flush().then(onClosePage, tellFailure)}
        isCheckOpen={isCheckOpen}
        onToggleCheck={setIsCheckOpen}
      />
      {question === 'generate' && (
        <ComingDialog title="生成配单" width="medium" onClose={() => setQuestion(null)}>
          <ChosenGenerateDialog
            typed={typed}
            maySurvey={maySurvey}
            onClose={(left) => {
              setTyped(left);
              setQuestion(null);
            }}
            onGenerated={(to) => {
              setTyped(null);
              setQuestion(null);
              onGenerated(to);
            }}
          />
        </ComingDialog>
      )}
      {question === 'join' && <ChosenJoinDialog isBusy={isJoinBusy} onClose={() => setQuestion(null)} onJoin={(id) => void joinOrder(id)} />}
    </EditedCheck>
  );
}

const ChosenGenerateDialog = (props: Omit<ComponentProps<typeof GenerateDialog>, 'totals'>) => <GenerateDialog {...props} totals={useChosenTotals()} />;
const ChosenJoinDialog = (props: Omit<ComponentProps<typeof JoinDialog>, 'lineCount'>) => <JoinDialog {...props} lineCount={useChosenTotals().lineCount} />;
