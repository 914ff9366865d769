/** The log: JSON lines by pino, request ids, and no secret, phone or token in any of them (reliability goal R-24). */
import { pino, type Logger } from 'pino';

export type { Logger };

const SECRET_QUERY = /([?&](?:token|code|state|phone|password|keyword)=)[^&#\s]*/gi;

/** An address fit for a log: the values of secret or personal query parameters are gone. */
export const redactUrl = (url: string): string => url.replace(SECRET_QUERY, '$1[redacted]');

/** Phone numbers in free text lose their middle. */
export const redactText = (text: string): string => redactUrl(text).replace(/(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/g, '$1****$2');

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
        err: (error: Error) => ({ type: error.name, message: redactText(String(error.message)), stack: redactText(String(error.stack ?? '')) }),
      },
    },
    ...(options.destination ? [options.destination] : []),
  );
}
