import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { FileKey, Ids } from '../../kernel/ids.ts';
import { checkedFileName } from '../file-name.ts';
import { wrongType } from '../file-rules.ts';
import { purposesOf, typeOfUpload, type FileType, type Purpose } from '../file-types.ts';
import { FOLDERS, newKey } from '../object-key.ts';
import type { FileRepository } from '../ports.ts';
import type { Folder } from '../stored-file.ts';

export interface WantedUpload {
  /** As the person's machine has it. */
  readonly fileName: string;
  /** As the browser has it; empty when it knows none. */
  readonly fileType: string;
  readonly folder: string;
}

/**
 * Gives a file that is about to be uploaded its key, and remembers that we did: a content record may
 * only name a key from here (decisions B8). The name and the type are claims until the bytes are there.
 */
export class PresignUpload {
  constructor(
    private readonly files: Pick<FileRepository, 'add'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(wanted: WantedUpload): Promise<{ key: FileKey; contentType: string }> {
    const folder = checkedFolder(wanted.folder);
    const originalName = checkedFileName(wanted.fileName);
    const type = checkedType(originalName, wanted.fileType, folder);
    const createdAt = this.clock.now();
    const key = newKey(folder, createdAt, this.ids.next(), type.extensions[0] ?? '');
    await this.files.add({
      key,
      folder,
      status: 'pending',
      originalName,
      contentType: type.contentType,
      bytes: 0,
      etag: '',
      createdAt,
    });
    return { key, contentType: type.contentType };
  }
}

function checkedFolder(folder: string): Folder {
  const known = FOLDERS.find((one) => one === folder);
  if (known) return known;
  const sentence = `Please choose one of the folders ${FOLDERS.join(', ')}.`;
  throw new DomainError('invalid', 'media/folder', sentence, { fields: { folder: sentence } });
}

function checkedType(fileName: string, fileType: string, folder: Folder): FileType {
  const allowed = purposesOf(folder);
  const type = typeOfUpload(fileName, fileType);
  if (type && allowed.includes(type.purpose)) return type;
  throw wrongType(allowed[0] as Purpose, 'fileName');
}
