import type { Knex } from 'knex';
import type { Spoken } from '../../../domain/catalog/moments.ts';
import type { CaptionTexts } from '../../../domain/catalog/search-ports.ts';
import type { FileKey } from '../../../domain/kernel/ids.ts';

/** The table and its full-text index are in migrations/0075-caption-texts.ts. */
export class KnexCaptionTexts implements CaptionTexts {
  constructor(private readonly db: Knex) {}

  listUnread(behind: FileKey, limit: number): Promise<FileKey[]> {
    return this.db('contents')
      .join('files', 'files.key', 'contents.captions_key')
      .leftJoin('caption_texts', 'caption_texts.file_key', 'contents.captions_key')
      .where('contents.captions_key', '>', behind)
      .whereNull('caption_texts.id')
      .distinct('contents.captions_key')
      .orderBy('contents.captions_key')
      .limit(limit)
      .pluck('contents.captions_key');
  }

  /** One statement: if the file is deleted concurrently, its row is deleted too or never inserted. */
  async keep(fileKey: FileKey, { cues, folded }: Spoken): Promise<void> {
    await this.db.raw(
      'insert into caption_texts (file_key, cues, folded) select key, ?, ? from files where key = ? ' +
        'on conflict (file_key) do nothing',
      [cues, folded, fileKey],
    );
  }
}
