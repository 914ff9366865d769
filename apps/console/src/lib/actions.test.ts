import { operatorLogout } from '@portal/contract/operator';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenToActions, tellingActions } from './actions.ts';

describe('what is done on a page is told to what shows it', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['POST', '/api-console/v1/any', 200, ['done']],
    ['POST', '/api-console/v1/any', 409, ['overtaken']],
    ['GET', '/api-console/v1/any', 200, []],
    ['POST', operatorLogout.path, 200, []],
  ] as const)('%s %s answered with %s: %j', async (method, path, status, told) => {
    vi.stubGlobal('window', new EventTarget());
    const heard: string[] = [];
    const stop = listenToActions((action) => void heard.push(action));
    const send = tellingActions(async () => ({ status, json: null }));
    await send({ method, path, headers: {} });
    expect(heard).toEqual(told);
    stop();
    await send({ method, path, headers: {} });
    expect(heard).toEqual(told);
  });
});
