const MAX_TITLE = 200;

/** Default titles of word processors and printers. */
const DEFAULT_TITLE = /^(untitled|document|presentation|slide|title|microsoft (word|powerpoint|excel)\b|print|scan)/i;
const FILE_NAME = /\.(docx?|pdf|pptx?|xlsx?|indd|tex|qxd|html?|txt|rtf)$/i;

/** One line of plain words out of a file's metadata, or null where they are no title that a person would choose. */
export function suggestedTitle(written: string): string | null {
  const title = plain(written).replace(/\s+/g, ' ').trim();
  const isWord = title.length >= 3 && title.length <= MAX_TITLE && /\p{L}{2}/u.test(title);
  return isWord && !DEFAULT_TITLE.test(title) && !FILE_NAME.test(title) ? title : null;
}

/** Text of a file as a search index and both databases take it: whole characters, no controls but line ends. */
export const searchableText = (written: string): string =>
  plain(written)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Removes what Postgres cannot store: NUL, and unpaired surrogates. A soft hyphen at a line's end joins a word. */
const plain = (written: string): string =>
  written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\ufffe]\n?/g, '')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd\uffff]/g, ' ');
