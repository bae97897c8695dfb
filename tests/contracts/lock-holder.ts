import { takeProcessLock } from '../../src/adapters/knex/process-lock.ts';

// Holds a lock until it is killed.
await takeProcessLock(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
