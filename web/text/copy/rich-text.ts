export const RICH_TEXT = {
  /** Said of a table before it is read. */
  table: (head: string) => (head === '' ? 'Table' : `Table: ${head}`),
} as const;
