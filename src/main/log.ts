import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines to standard output, without anything that opens a door. */
export const openLog = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
        '*.password',
        '*.token',
        '*.email',
        // Postgres repeats the whole row here.
        'err.detail',
      ],
      censor: '[hidden]',
    },
  });
