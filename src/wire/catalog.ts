/** `processing`: being checked, and not to be opened yet; `refused`: only admins are told of it. */
export const FILE_STATES = ['processing', 'ready', 'refused'] as const;
export type FileState = (typeof FILE_STATES)[number];
