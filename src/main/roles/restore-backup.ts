import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SystemClock } from '../../adapters/node-crypto/system-clock.ts';
import { documentNumber } from '../../domain/enrolment/invoices/tax-document.ts';
import { chosenSecrets } from '../installation/generated-secrets.ts';
import { sealerOf, secretsOf } from '../installation/identity-tools.ts';
import { BackupFolder } from '../operation/backup-folder.ts';
import { CommandFault } from '../operation/command-fault.ts';
import { restore } from '../operation/restore.ts';
import { folderArgument, openStorage, rowsIn, runCommand, say, seconds, size } from './run-command.ts';

const USAGE =
  'npm run restore -- DIR, or DIR/snapshots/NAME; then --next-invoice N, --next-credit-note N, --disable EMAIL, --two-factor-off';

/**
 * `restore DIR`: brings up the newest backup of a folder, or the one that is named as DIR/snapshots/NAME, where the
 * settings say that a school keeps its data and no school is yet. Says what has changed since the backup and is gone,
 * as far as that can be known.
 */
export const restoreBackup = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  runCommand(env, async (settings) => {
    const { path, options } = asked(args);
    const { root, name } = chosen(path);
    const started = performance.now();
    const folder = await BackupFolder.open(root);
    const snapshot = await folder.read(name);
    const { manifest } = snapshot;
    let close = (): void => undefined;
    const { session } = chosenSecrets(settings);
    const target = {
      databaseUrl: settings.databaseUrl,
      dataDir: settings.dataDir,
      clock: new SystemClock(),
      sealer: sealerOf(settings, session),
      secrets: secretsOf(session),
      openStorage: async () => {
        const files = await openStorage(settings);
        close = files.close;
        return files.storage;
      },
    };
    const report = await restore(folder, snapshot, target, options).finally(() => close());
    const { nextInvoice, nextCreditNote, withoutTwoFactor, withoutRecoveryCodes } = report;
    say(
      `Restored the backup of ${manifest.startedAt}: ${rowsIn(manifest.tables)} rows in ${manifest.tables.length} tables, ` +
        `${manifest.files.count} files, ${size(manifest.files.bytes)}, each compared, in ${seconds(started)}.`,
    );
    const absent = [...manifest.erased, ...manifest.missing];
    if (absent.length > 0) say(`Not in the backup, and so not here: ${absent.join(', ')}`);
    const [invoice, creditNote] = [
      documentNumber('invoice', nextInvoice),
      documentNumber('credit-note', nextCreditNote),
    ];
    say(`The next invoice is ${invoice}, the next credit note ${creditNote}: none that was given is given again.`);
    if (withoutTwoFactor.length > 0) say(`Two-factor sign-in is off for ${withoutTwoFactor.join(', ')}.`);
    if (withoutRecoveryCodes.length > 0)
      say(
        `The recovery codes of ${withoutRecoveryCodes.join(', ')} were made under another SESSION_SECRET and are gone. ` +
          'Their authenticator apps work. For the old codes, set the SESSION_SECRET of the old school, and restore again. ' +
          'For new codes, they turn two-factor off and on again under Profile.',
      );
    if (options.disable.length > 0) say(`Disabled: ${options.disable.join(', ')}`);
    say(
      `Accounts that were disabled after ${manifest.startedAt} are enabled again, unless --disable named them. ` +
        'Access that was revoked after it is back. Please do that again under Students.',
    );
    say('Payments since the backup come back within five minutes of the start. An email tells you about them.');
    say('Everybody signs in anew. Start the school now; jobs that were waiting are done then.');
  });

function asked(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'next-invoice': { type: 'string' },
        'next-credit-note': { type: 'string' },
        disable: { type: 'string', multiple: true, default: [] },
        'two-factor-off': { type: 'boolean', default: false },
      },
    });
    const options = {
      nextInvoice: numberIn(values['next-invoice']),
      nextCreditNote: numberIn(values['next-credit-note']),
      disable: values.disable,
      twoFactorOff: values['two-factor-off'],
    };
    return { path: folderArgument(positionals, USAGE), options };
  } catch {
    throw new CommandFault(`Usage: ${USAGE}`);
  }
}

/** Parses a document number, as printed or plain: INV-000042 or 42. */
function numberIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(/^(?:INV-|CN-)?0*(\d{1,9})$/.exec(text)?.[1]);
  if (!(number > 0)) throw new Error('No number.');
  return number;
}

function chosen(path: string): { root: string; name: string | undefined } {
  const parent = resolve(path, '..');
  const isSnapshot = basename(parent) === 'snapshots' && existsSync(join(parent, '..', 'cusp-backup.json'));
  return isSnapshot ? { root: resolve(parent, '..'), name: basename(path) } : { root: path, name: undefined };
}
