import {
  again,
  boolean,
  either,
  integer,
  list,
  nullable,
  object,
  only,
  optional,
  type Reply,
  type Schema,
  string,
} from '../json-schema.ts';

const inlinesSchema = list(
  object(
    {
      text: string('A line break is \\n.'),
      isStrong: boolean(),
      isEm: boolean(),
      href: optional(string('Where a link leads: its text. Only announcements have links.')),
    },
    'Inline',
  ),
);

const paragraphSchema = object({ kind: only('paragraph'), inlines: inlinesSchema }, 'ParagraphBlock');

const tableSchema = object(
  { kind: only('table'), head: list(inlinesSchema), rows: list(list(inlinesSchema), 'As many cells as the head.') },
  'TableBlock',
);

const figureSchema = object({ kind: only('figure'), id: string() }, 'FigureBlock');

/** Written out, because it holds itself. */
interface ListBlockReply {
  kind: 'list';
  start: number | null;
  items: BlockReply[][];
}

const LIST = 'ListBlock';
const blockOf = (lists: Schema<ListBlockReply>): Schema<BlockReply> =>
  either(either(paragraphSchema, lists), either(tableSchema, figureSchema));

const listSchema: Schema<ListBlockReply> = object(
  {
    kind: only('list'),
    start: nullable(integer(), 'Number of the first item; null: bullets.'),
    items: list(list(blockOf(again(LIST)))),
  },
  LIST,
);

/** A text with lists, tables and figures, read from what its author wrote. */
export const richTextSchema = list(blockOf(listSchema));

export type InlineReply = Reply<typeof inlinesSchema>[number];
export type BlockReply =
  | Reply<typeof paragraphSchema>
  | Reply<typeof tableSchema>
  | Reply<typeof figureSchema>
  | ListBlockReply;
