import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, TOAST_MS, TOAST_READ_MS, TOAST_WITH_ACTION_MS, TOASTS_AT_ONCE } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const aStore = () => createToastStore({ now: () => Date.now() });
const texts = (store: ReturnType<typeof aStore>) => store.list().map(({ text }) => text);

test('a toast stays 3500 ms and toasts stand 12 px apart', () => {
  expect(TOAST_MS).toBe(3500);
  const store = aStore();
  store.success('退出成功');
  vi.advanceTimersByTime(3499);
  expect(texts(store)).toEqual(['退出成功']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('words that are told for a time of their own go after it, asked for again too', () => {
  const store = aStore();
  store.warning('当前设计方案已添加该产品，不能重复添加', { forMs: 2000 });
  vi.advanceTimersByTime(1500);
  store.warning('当前设计方案已添加该产品，不能重复添加', { forMs: 2000 });
  vi.advanceTimersByTime(1999);
  expect(texts(store)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('each toast has its own time, the oldest stands first', () => {
  const store = aStore();
  store.info('一');
  vi.advanceTimersByTime(1000);
  store.error('二');
  expect(texts(store)).toEqual(['一', '二']);
  vi.advanceTimersByTime(2500);
  expect(texts(store)).toEqual(['二']);
});

test('going on to another page takes along what is said in going, and what offers a deed', () => {
  const store = aStore();
  store.error('请先选择要删除的选项');
  store.success('已移除', { action: { label: '撤销', onAct: () => {} } });
  vi.advanceTimersByTime(TOAST_READ_MS);
  store.success('保存成功');
  store.moveOn();
  expect(texts(store)).toEqual(['已移除', '保存成功']);
  // the words asked for again are said anew
  vi.advanceTimersByTime(TOAST_READ_MS);
  store.success('保存成功');
  store.moveOn();
  expect(texts(store)).toEqual(['已移除', '保存成功']);
});

test('those beside one that is closed by hand go in their time, held as they were by its button', () => {
  const store = aStore();
  store.info('一');
  const second = store.info('二');
  store.info('三');
  store.pause();
  store.dismiss(second);
  store.pause();
  store.dismissNewest();
  vi.advanceTimersByTime(TOAST_MS);
  expect(texts(store)).toEqual([]);
});

test('Escape closes the newest first and says when there is none', () => {
  const store = aStore();
  store.info('一');
  store.info('二');
  expect(store.dismissNewest()).toBe(true);
  expect(texts(store)).toEqual(['一']);
  expect(store.dismissNewest()).toBe(true);
  expect(store.dismissNewest()).toBe(false);
});

test('hovering stops the time and leaving goes on with what was left', () => {
  const store = aStore();
  store.warning('优惠券将到期');
  vi.advanceTimersByTime(3000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toHaveLength(1);
  store.resume();
  vi.advanceTimersByTime(499);
  expect(texts(store)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toHaveLength(0);
});

test('a toast that comes while the time stands still waits too', () => {
  const store = aStore();
  store.info('一');
  store.pause();
  store.info('二');
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['一', '二']);
  store.resume();
  vi.advanceTimersByTime(TOAST_MS);
  expect(texts(store)).toEqual([]);
});

test('the same words are said once and stay longer, but an undo is never swallowed', () => {
  const store = aStore();
  const first = store.error('网络异常');
  vi.advanceTimersByTime(3000);
  expect(store.error('网络异常')).toBe(first);
  vi.advanceTimersByTime(3000);
  expect(texts(store)).toEqual(['网络异常']);
  store.info('已移除 1 项', { action: { label: '撤销', onAct: () => {} } });
  store.info('已移除 1 项', { action: { label: '撤销', onAct: () => {} } });
  expect(texts(store)).toHaveLength(3);
  vi.advanceTimersByTime(TOAST_WITH_ACTION_MS - 1);
  expect(texts(store)).toEqual(['已移除 1 项', '已移除 1 项']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('the oldest gives way to one too many', () => {
  const store = aStore();
  for (let count = 1; count <= TOASTS_AT_ONCE + 1; count++) store.info(`第 ${count} 条`);
  expect(texts(store)).toHaveLength(TOASTS_AT_ONCE);
  expect(texts(store)[0]).toBe('第 2 条');
});

test('who listens is told of each change and can stop listening', () => {
  const store = aStore();
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(heard);
  const id = store.info('一');
  store.dismiss(id);
  store.dismiss(id);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  store.info('二');
  expect(heard).toHaveBeenCalledTimes(2);
});
