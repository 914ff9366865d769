import { createElement, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { gathered } from './gathered.server.ts';

const page = (children: React.ReactNode) => createElement('main', null, children);

async function piecesOf(node: React.ReactNode): Promise<string[]> {
  const body = gathered();
  const pieces: string[] = [];
  const { pipe } = renderToPipeableStream(node, { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onShellReady: () => pipe(body) });
  for await (const piece of body) pieces.push(String(piece));
  return pieces;
}

it('a page of many kilobytes leaves in one piece, and nothing of it is lost', async () => {
  const lines = Array.from({ length: 4_000 }, (_, n) => `第 ${n} 行`);
  const pieces = await piecesOf(page(lines.map((line) => createElement('p', { key: line }, line))));
  expect(pieces).toHaveLength(1);
  expect(pieces[0]?.match(/第 \d+ 行/g)).toEqual(lines);
});

it('what is ready first does not wait for what comes later', async () => {
  let tell = (_text: string): void => {};
  const later = new Promise<string>((resolve) => (tell = resolve));
  const Later = () => createElement('p', null, use(later));
  const body = gathered();
  const { pipe } = renderToPipeableStream(page(['先', createElement(Suspense, { key: 'later', fallback: '…' }, createElement(Later))]), {
    onShellReady: () => pipe(body),
  });
  const pieces: string[] = [];
  for await (const piece of body) {
    pieces.push(String(piece));
    tell('后');
  }
  expect(pieces[0]).toContain('先');
  expect(pieces[0]).not.toContain('后');
  expect(pieces.slice(1).join('')).toContain('后');
});
