/** Children: quiet ones that speak only when they fail, and the one in front that gets the signals. */
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { root } from './paths.mjs';

/** Environment in which `node` is the Node named. */
const withNodeFirst = (node, more = {}) => {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [dirname(node), process.env[name]].filter(Boolean).join(delimiter), ...more };
};

/** Runs to the end without a word; gives the exit code and all that was said. */
export function runQuietly(node, args, { cwd = root, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd, env: withNodeFirst(node, env), stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    child.on('error', (error) => resolve({ code: 1, said: `${said}${error.message}\n` }));
    child.on('exit', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** Runs to the end in the open; gives the exit code. A terminal's Ctrl-C reaches the child too: it may end its work in order first. */
export function runOpenly(node, args, { cwd = root, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd, env: withNodeFirst(node, env), stdio: 'inherit' });
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(1));
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** A terminal, npm and its shell all pass one Ctrl-C on; within this time it is the same one. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs a server: its own process group, so that a terminal's Ctrl-C reaches it once, through us. The second one ends it at once.
 * Should we be killed, the closed channel tells it to stop.
 */
export function runInFront(node, args, { env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      env: withNodeFirst(node, env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    let last = 0;
    const pass = (signal) => {
      const now = Date.now();
      if (now - last < SAME_SIGNAL_MS) return;
      last = now;
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal === 'SIGHUP' ? 'SIGTERM' : signal));
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
