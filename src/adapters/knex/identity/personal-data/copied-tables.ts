import { COPIED_ACCOUNT } from './copied-account.ts';
import { COPIED_STUDIES } from './copied-studies.ts';
import type { CopiedTable } from './person-rows.ts';

/** Each table that has something of a person, in the order of the copy. */
export const COPIED: Readonly<Record<string, CopiedTable>> = { ...COPIED_ACCOUNT, ...COPIED_STUDIES };
