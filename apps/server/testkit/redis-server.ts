import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the Redis that was started on this port of this machine answers: a port that is open may still be loading. */
export async function redisAnswers(port: number): Promise<void> {
  while (!(await answersPing(port))) await sleep(20);
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (answers: boolean): void => {
      socket.destroy();
      resolve(answers);
    };
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('error', () => end(false));
  });
}
