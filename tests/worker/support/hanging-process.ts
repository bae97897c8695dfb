import { open } from 'node:fs';
import { endOnSignal } from '../../../src/main/roles/end-on-signal.ts';
import { endOnUncaughtException } from '../../../src/main/roles/process-end.ts';

// A process that hangs as its arguments say, and is told to end, or throws what nobody catches.
const hangs = process.argv.slice(2);
const MAX_STOP_MS = 200;

endOnUncaughtException();
endOnSignal(hangs.includes('stop') ? () => new Promise(() => undefined) : async () => undefined, MAX_STOP_MS);
// A pipe that nobody writes to holds a thread as a disk does that is gone.
const pipe = process.env['SILENT_PIPE'];
if (hangs.includes('disk') && pipe) open(pipe, 'r', () => undefined);
setInterval(() => undefined, 1000);
process.stdout.write('running\n');
if (hangs.includes('throws')) setTimeout(() => JSON.parse('{'), 10);
