import { noteBackup } from '../../adapters/knex/backups.ts';
import { SystemClock } from '../../adapters/node-crypto/system-clock.ts';
import { chosenDatabase } from '../installation/chosen-database.ts';
import { backUp } from '../operation/back-up.ts';
import { BackupFolder } from '../operation/backup-folder.ts';
import { CommandFault } from '../operation/command-fault.ts';
import { folderArgument, openStorage, rowsIn, runCommand, say, seconds, size } from './run-command.ts';

/**
 * `backup DIR [--keep N]`: adds a backup of the database and the files to a folder, while the school is open, and
 * removes all but the newest N. Exit code 2 when it is whole but for files that the storage has lost.
 */
export const backup = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  runCommand(env, async (settings) => {
    const keep = keptCount(args);
    const root = folderArgument(keep === undefined ? args : args.slice(0, -2), USAGE);
    const started = performance.now();
    const folder = await BackupFolder.prepare(root);
    const db = chosenDatabase(settings);
    const opened = await openStorage(settings);
    try {
      const manifest = await backUp({ db, storage: opened.storage, clock: new SystemClock() }, folder);
      const { tables, files, erased, missing } = manifest;
      say(
        `Backed up to ${root}: ${rowsIn(tables)} rows in ${tables.length} tables, ${files.count} files, ${size(files.bytes)}, ` +
          `in ${seconds(started)}.`,
      );
      await noteBackup(db, new Date(manifest.endedAt)).catch((error: Error) => {
        process.stderr.write(`The figures of the school do not know of this backup: ${error.message}\n`);
      });
      if (erased.length > 0) say(`Came and went meanwhile, and are not in it: ${erased.join(', ')}`);
      if (missing.length > 0) {
        process.stderr.write(`The storage does not have these files any more: ${missing.join(', ')}\n`);
        process.exitCode = 2;
      }
      if (keep !== undefined) say(`Removed ${await folder.keepNewest(keep)} older backups.`);
    } finally {
      opened.close();
      await db.destroy();
    }
  });

const USAGE = 'npm run backup -- DIR, or DIR --keep N for the newest N alone';

function keptCount(args: readonly string[]): number | undefined {
  const at = args.indexOf('--keep');
  if (at < 0) return undefined;
  const count = Number(args[at + 1]);
  if (at !== args.length - 2 || !Number.isInteger(count) || count < 1) throw new CommandFault(`Usage: ${USAGE}`);
  return count;
}
