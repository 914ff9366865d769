/** The log: JSON lines by pino, request ids, and no secret, phone or token in any of them (RELY-24). */
import { pino, type Logger } from 'pino';
import { redactError } from './redact.ts';

export type { Logger };

export function createLog(options: { level: string; destination?: { write(line: string): void } }): Logger {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['password', 'token', 'phone', 'cookie', 'authorization', '*.password', '*.token', '*.phone', '*.cookie', '*.authorization', '*.code'],
        censor: '[redacted]',
      },
      serializers: {
        err: redactError,
      },
    },
    ...(options.destination ? [options.destination] : []),
  );
}
