import type { Knex } from 'knex';
import type { FileKey } from '../../../domain/kernel/ids.ts';
import type { DocumentTexts } from '../../../domain/media/ports.ts';

export class KnexDocumentTexts implements DocumentTexts {
  constructor(private readonly db: Knex) {}

  /** One statement: if the file is deleted concurrently, its text is deleted too or never inserted. */
  async keep(fileKey: FileKey, text: string): Promise<void> {
    await this.db.raw(
      'insert into document_texts (file_key, text) select key, ? from files where key = ? ' +
        'on conflict (file_key) do update set text = excluded.text',
      [text, fileKey],
    );
  }

  async find(fileKey: FileKey): Promise<string | undefined> {
    const row = await this.db<{ file_key: string; text: string }>('document_texts')
      .where({ file_key: fileKey })
      .first('text');
    return row?.text;
  }
}
