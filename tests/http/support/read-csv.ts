/** RFC 4180, read letter by letter: rows of fields, each quoted or not. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    row.push(field);
    field = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) field += letter;
    else if (letter === ',') endField();
    else if (letter === '\r' && text[at + 1] === '\n') {
      endField();
      rows.push(row);
      row = [];
      at += 1;
    } else field += letter;
  }
  if (field !== '' || row.length > 0) throw new Error('The last line has no end.');
  return rows;
}
