import { createRequestKeys } from '@portal/client/request-keys';
import { toast } from '@portal/ui';
import { isSignedOut, tellFailure } from '../../../lib/calls/failure.ts';
import { ownIdentity } from '../../../lib/live/identity-watch.ts';
import { addSetToSelection, addToSelection, freeSoftwareSaid, type SelectionAddition } from '../../../lib/selection/selection-adding.ts';
import { setSelectionLines } from '../../../lib/selection/selection-count.ts';
import { keepRequest, type RequestedProducts } from '../model/kept-request.ts';
import { flyToSelection } from './fly-to-selection.ts';

export interface AddingActions {
  add(request: RequestedProducts, name: string, picture: Element | null | undefined): Promise<void>;
  addSet(request: RequestedProducts): Promise<void>;
}

/** What a press on 加入清单 does, of one page: the goods fly to the list, or a toast says that they are in it; a set can be taken back. */
export function addingActions({ say, openSelection }: { say(words: string): void; openSelection(): void }): AddingActions {
  const keys = createRequestKeys();
  return {
    async add(request, name, picture) {
      try {
        const added = await keys.send(request, (key) => addToSelection(request, key));
        setSelectionLines(added.lines);
        if (added.alsoAdded) toast.info(added.alsoAdded.said, { action: undoOf(added.alsoAdded.takeBack) });
        if (flyToSelection(picture)) say(`${name} ${added.said}`);
        else toast.success(added.said, { action: { label: '查看清单', onAct: openSelection } });
      } catch (error) {
        if (isSignedOut(error)) keepRequest(request, name, Date.now(), ownIdentity());
        await tellRefusal(error);
      }
    },
    async addSet(request) {
      try {
        const added = await keys.send(request, (key) => addSetToSelection(request, key));
        setSelectionLines(added.lines);
        toast.success(added.said, { action: undoOf(added.takeBack) });
      } catch (error) {
        await tellRefusal(error);
      }
    },
  };
}

/** Free software that is in the list already is a warning of its own length; all else is told as anywhere (PRICE-5). */
async function tellRefusal(failure: unknown): Promise<void> {
  const refused = await freeSoftwareSaid(failure);
  if (refused) toast.warning(refused.said, { forMs: refused.forMs });
  else tellFailure(failure);
}

/** 撤销, of what has been added. */
function undoOf(takeBack: () => Promise<readonly SelectionAddition[]>) {
  const undo = async () => {
    try {
      setSelectionLines(await takeBack());
    } catch (error) {
      tellFailure(error);
    }
  };
  return { label: '撤销', onAct: () => void undo() };
}
