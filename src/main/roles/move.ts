import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../adapters/knex/database.ts';
import { CommandFault } from '../operation/command-fault.ts';
import { moveToPostgres } from '../operation/move-to-postgres.ts';
import { openStorage, runCommand, say } from './run-command.ts';

/**
 * `move-to-postgres`: moves the SQLite school in DATA_DIR to the Postgres of DATABASE_URL, and its files to the bucket
 * where one is set. Exit code 2 when the rest waits for the school to be stopped.
 */
export const move = (env: NodeJS.ProcessEnv): Promise<void> =>
  runCommand(env, async (settings) => {
    const { databaseUrl, dataDir, s3 } = settings;
    const file = join(dataDir, 'cusp.sqlite');
    if (!databaseUrl) throw new CommandFault('DATABASE_URL must name the Postgres that the school moves to.');
    if (!existsSync(file)) throw new CommandFault(`There is no school in ${dataDir}: DATA_DIR must lead to it.`);
    const [source, target] = [openDatabase({ file }), openDatabase({ url: databaseUrl })];
    const storages = s3 && [await openStorage({ ...settings, s3: undefined }), await openStorage(settings)];
    const [from, to] = storages ?? [];
    try {
      const files = from && to && { source: from.storage, target: to.storage };
      const outcome = await moveToPostgres({ source, target, ...(files && { files }) });
      if (outcome.missing.length > 0)
        process.stderr.write(`These files were lost before the move: ${outcome.missing.join(', ')}\n`);
      say(SENTENCES[outcome.state](outcome, files !== undefined));
      if (outcome.state === 'still-open') process.exitCode = 2;
    } finally {
      for (const storage of storages ?? []) storage.close();
      await Promise.all([source.destroy(), target.destroy()]);
    }
  });

const NEXT =
  'Start servers and workers with these settings now. To keep everybody signed in, give them TOKEN_SECRET and ' +
  'SESSION_SECRET from secrets.json. DATA_DIR is as it was; keep it until you have a backup of the new school.';

type Sentence = (outcome: { readonly rows: number; readonly files: number }, withFiles: boolean) => string;

const SENTENCES: Readonly<Record<'moved' | 'moved-before' | 'still-open', Sentence>> = {
  moved: ({ rows, files }, withFiles) =>
    `Moved and compared: ${rows} rows${withFiles ? ` and ${files} files` : '; files stay in DATA_DIR'}. ${NEXT}`,
  'moved-before': () => `This school was moved already, and its rows are the same. ${NEXT}`,
  'still-open': ({ files }, withFiles) =>
    `${withFiles ? `${files} files are copied. ` : ''}The school is still open, and what is written now would be lost. Stop its ` +
    'servers and workers and run this again. The tables are copied then, which takes seconds to a few minutes.',
};
