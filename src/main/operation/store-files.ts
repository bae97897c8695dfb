import { DomainError } from '../../domain/kernel/errors.ts';
import { inBatches } from '../../domain/kernel/in-batches.ts';
import { whenRead } from '../../domain/media/bytes.ts';
import type { Bytes, FileStorage } from '../../domain/media/ports.ts';
import type { BackedUpFile } from './backup-folder.ts';
import { CommandFault } from './command-fault.ts';
import { type Measured, measure, measured } from './whole-files.ts';

const AT_ONCE = 4;

type Target = Pick<FileStorage, 'put' | 'read' | 'stat'>;

/**
 * Puts files into a storage, reads each back and compares it. One that is there already, of an earlier try that was
 * killed, is only compared. Answers their etags, which a record has to name, and which another kind of storage makes in
 * another way.
 */
export async function storeFiles(
  files: readonly BackedUpFile[],
  target: Target,
  open: (key: string) => Bytes,
): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  const { failures } = await inBatches(files, AT_ONCE, async (file) => {
    etags.set(file.key, await storeFile(file, target, open));
  });
  if (failures.length > 0) throw failures[0];
  return etags;
}

export async function storeFile(
  { key, bytes, sha256, contentType }: BackedUpFile,
  target: Target,
  open: (key: string) => Bytes | Promise<Bytes>,
): Promise<string> {
  const isRight = (found: Measured) => found.bytes === bytes && found.sha256 === sha256;
  if (!(await target.stat(key))) {
    const body = measured(
      whenRead(() => open(key)),
      (found) => {
        if (!isRight(found)) throw new CommandFault(`The copy of ${key} is damaged. Use another backup.`);
      },
    );
    await target.put(key, body, { bytes, contentType }).catch(unlessThere);
  }
  if (!isRight(await measure(await target.read(key))))
    throw new CommandFault(`The storage holds something else under ${key}. Name an empty one.`);
  const stored = await target.stat(key);
  if (!stored) throw new Error(`The storage has lost ${key}.`);
  return stored.etag;
}

function unlessThere(error: unknown): void {
  if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
}
