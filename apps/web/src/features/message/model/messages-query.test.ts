import { describe, expect, it } from 'vitest';
import { messagesCallQuery, messagesHref, parseMessagesQuery, withMessagesChange } from './messages-query.ts';

const read = (search: string) => parseMessagesQuery(new URLSearchParams(search));

describe('the address of the messages (MESSAGE-4)', () => {
  it('says type, state and page, and leaves out what goes without saying', () => {
    expect(messagesHref(read(''))).toBe('/member/messageCenter');
    expect(messagesHref(read('type=dealer&unread=1&page=3'))).toBe('/member/messageCenter?type=dealer&unread=1&page=3');
    expect(messagesHref(withMessagesChange(read('type=dealer&page=3'), { type: 'security' }))).toBe('/member/messageCenter?type=security');
  });

  it('asks for what it says, and takes nonsense for nothing', () => {
    expect(messagesCallQuery(read(''))).toEqual({ page: 1, size: 10 });
    expect(messagesCallQuery(read('type=price&unread=1&page=2&size=20'))).toEqual({ type: 'price', status: '0', page: 2, size: 20 });
    expect(messagesCallQuery(read('type=x&unread=yes&page=-1&size=7'))).toEqual({ page: 1, size: 10 });
  });
});
