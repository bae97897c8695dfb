import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { SystemClock } from '../../adapters/node-crypto/system-clock.ts';
import { BackupFolder } from '../operation/backup-folder.ts';
import { restore } from '../operation/restore.ts';
import { folderArgument, openStorage, rowsIn, runCommand, say, seconds, size } from './run-command.ts';

/**
 * `restore DIR`: brings up the newest backup of a folder, or the one that is named as DIR/snapshots/NAME, where the
 * settings say that a school keeps its data and no school is yet.
 */
export const restoreBackup = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  runCommand(env, async (settings) => {
    const { root, name } = chosen(folderArgument(args, 'npm run restore -- DIR, or DIR/snapshots/NAME'));
    const started = performance.now();
    const folder = await BackupFolder.open(root);
    const snapshot = await folder.read(name);
    const { manifest } = snapshot;
    let close = (): void => undefined;
    const target = {
      databaseUrl: settings.databaseUrl,
      dataDir: settings.dataDir,
      clock: new SystemClock(),
      openStorage: async () => {
        const files = await openStorage(settings);
        close = files.close;
        return files.storage;
      },
    };
    await restore(folder, snapshot, target).finally(() => close());
    say(
      `Restored the backup of ${manifest.startedAt}: ${rowsIn(manifest.tables)} rows in ${manifest.tables.length} tables, ` +
        `${manifest.files.count} files, ${size(manifest.files.bytes)}, each compared, in ${seconds(started)}.`,
    );
    const absent = [...manifest.erased, ...manifest.missing];
    if (absent.length > 0) say(`Not in the backup, and so not here: ${absent.join(', ')}`);
    say('Everybody signs in anew. Start the school now; jobs that were waiting are done then.');
  });

function chosen(path: string): { root: string; name: string | undefined } {
  const parent = resolve(path, '..');
  const isSnapshot = basename(parent) === 'snapshots' && existsSync(join(parent, '..', 'cusp-backup.json'));
  return isSnapshot ? { root: resolve(parent, '..'), name: basename(path) } : { root: path, name: undefined };
}
