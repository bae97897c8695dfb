/** Letters that Unicode does not take apart, as they are typed on a keyboard without them. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};

const MARKS = /[\u0300-\u036f]/g;
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * What a text is found and sorted by: without case, accents and repeated blanks, so that "nguyen" finds "Nguyễn". Kept
 * beside the text, because of our databases one folds no letter outside English and the other goes by its locale.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A person's place on a list: by name, then by e-mail. The tab sorts before every letter and blank, so that "Ann" comes
 * before "Ann Lee", and no word that somebody looks for holds one.
 */
export const directoryKey = ({ name, email }: { name: string; email: string }): string =>
  `${folded(name)}\t${folded(email)}`;
