import type { Knex } from 'knex';
import { HEAVY_KILOBITS } from '../../../domain/media/literals.ts';
import { RARE_CONTENT_TYPES } from '../../../domain/media/rare-format.ts';

/**
 * Queries the videos that courses show in a rare format or, with `heavy`, with too many bits a second, and whose
 * conversion was not requested yet.
 */
export const unaskedVideos = (db: Knex, { heavy }: { readonly heavy: boolean }): Knex.QueryBuilder =>
  db('files')
    .join('contents', 'contents.file_key', 'files.key')
    .where('files.status', 'attached')
    .where('files.content_type', 'like', 'video/%')
    .where((wanted) => {
      void wanted.whereIn('files.content_type', RARE_CONTENT_TYPES).orWhereNot('files.rare_codec', '');
      // A length of 0 or null is unknown.
      if (heavy)
        void wanted.orWhere(
          (bits) =>
            void bits
              .where('files.length_seconds', '>', 0)
              .whereRaw('files.bytes * 8.0 > files.length_seconds * ?', [HEAVY_KILOBITS * 1000]),
        );
    })
    .whereNotIn('files.key', db('conversions').select('source_key'));
