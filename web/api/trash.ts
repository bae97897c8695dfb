import { href, paths } from '../../src/wire/paths.ts';
import { call } from './client.ts';

/** Prefix of all query keys about the trash. */
export const TRASH_KEY = ['admin', 'trash'] as const;

export const restoreFromTrash = (entryId: string) =>
  call(href(paths.restoreFromTrash, { entryId }), { method: 'POST' });

export const purgeFromTrash = (entryId: string) => call(href(paths.trashEntry, { entryId }), { method: 'DELETE' });
