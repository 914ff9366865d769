import type { CalculatorId } from '@portal/engines/calculators';
import { localDrawer } from '../../lib/kept/storage.ts';
import { parseHistory, resultsOf, withoutResult, withoutResults, withResult, type History, type PastResult } from './model/history.ts';

// read anew each time: another tab may have written
const kept = (): History => parseHistory(localDrawer.read('calculatorHistory'));
const keep = (history: History): void => localDrawer.write('calculatorHistory', JSON.stringify(history));

export const pastResults = (id: CalculatorId): readonly PastResult[] => resultsOf(kept(), id);
export const keepResult = (id: CalculatorId, result: PastResult): void => keep(withResult(kept(), id, result));
export const forgetResult = (id: CalculatorId, search: string): void => keep(withoutResult(kept(), id, search));
export const forgetResults = (id: CalculatorId): void => keep(withoutResults(kept(), id));
