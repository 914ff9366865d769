import { UNSAFE_ErrorResponseImpl as Answer } from 'react-router';
import { describe, expect, it } from 'vitest';
import { leadsToErrorPage } from './page-fault.ts';

const answered = (status: number) => new Answer(status, '', null);

describe('a page that failed', () => {
  it.each([
    ['a server that broke', answered(500), true],
    ['a page that broke while it was drawn', new TypeError("Cannot read properties of undefined (reading 'map')"), true],
    ['a page that is not there', answered(404), false],
    ['too many calls', answered(429), false],
    ['a server that rests', answered(503), false],
    ['a lost network', new TypeError('Failed to fetch'), false],
    ['a lost network in Safari', new TypeError('Load failed'), false],
    ['a script that is gone', new TypeError('Failed to fetch dynamically imported module: /a.js'), false],
    ['nothing', null, false],
  ])('over %s leads to the error page: %o → %s', (_name, error, leads) => expect(leadsToErrorPage(error, '/product')).toBe(leads));

  it('stays where it is on the error page itself', () => expect(leadsToErrorPage(answered(500), '/error')).toBe(false));
});
