import { type DestinationStream, type Logger, pino } from 'pino';
import { LogOutput } from './log-output.ts';

export type { Logger };

let output: LogOutput | undefined;

/** Returns the process-wide output, shared by all loggers. */
function standardOutput(): LogOutput {
  if (!output) {
    const made = new LogOutput();
    process.once('exit', () => made.flushAtExit());
    output = made;
  }
  return output;
}

const SECRET_NAMES = ['password', 'token', 'secret', 'email', 'authorization', 'cookie'];

/** JSON lines to standard output, without anything that opens a door. */
export const openLog = (level: string, to: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      redact: {
        paths: [
          'req.headers.authorization',
          'req.headers.cookie',
          'res.headers["set-cookie"]',
          ...SECRET_NAMES.flatMap((name) => [name, `*.${name}`]),
          // Postgres repeats the whole row here.
          'err.detail',
        ],
        censor: '[hidden]',
      },
    },
    to,
  );
