import { Hooks, Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import { type LinkRule, RICH_TEXT_LIMITS } from '../../domain/kernel/rich-text.ts';
import { addressAt, maskedAddresses } from './addresses.ts';

/** Thrown beyond a limit, and ends reading at once: each deeper level would be read again for every level above it. */
export class TooMuch extends Error {}

/**
 * Stars and underscores that are signs of the text, such as those of 10*8*6 mm: between two letters or digits, and
 * between a digit and a bracket. As emphasis they would vanish, and leave another number.
 */
const SIGNS = /(?<=[\p{L}\p{N}])[*_]+(?=[\p{L}\p{N}])|(?<=\p{N})[*_]+(?=[([{])|(?<=[)\]}%°])[*_]+(?=\p{N})/gu;

/** Hides signs from whatever looks for the end of an emphasis. */
const maskedSigns = (source: string): string => source.replace(SIGNS, (signs) => 'a'.repeat(signs.length));

class SignHooks extends Hooks {
  override emStrongMask = maskedSigns;
}

/** The same, where addresses are links. */
class LinkHooks extends Hooks {
  override emStrongMask = (source: string): string => maskedSigns(maskedAddresses(source));
}

/** Begin of a line with a number that is more than nought: as a bullet its sign would vanish. */
const POSITIVE = /^ {0,3}\+[ \t]+\d/;

/**
 * Marked's own grammar, less what people write as plain text: `> 6 mm`, `~5 mm`, a grave accent for an apostrophe,
 * lines that begin with blanks. A heading that is one by the line below is looked for in the square of the length.
 */
class PlainTokenizer extends Tokenizer {
  private depth = 0;

  override blockquote = () => undefined;
  override code = () => undefined;
  override lheading = () => undefined;
  override codespan = () => undefined;
  override del = () => undefined;
  override url = (_src: string) => undefined;

  /** Checks the second line first: Marked reads all the rest before it looks there. */
  override table(src: string): Tokens.Table | undefined {
    const [, second = ''] = src.split('\n', 2);
    return /[|:]/.test(second) ? super.table(src) : undefined;
  }

  override list(src: string): Tokens.List | undefined {
    return this.deeper(this.rules.block.list.test(src) && !POSITIVE.test(src), () => super.list(src));
  }

  override emStrong(...place: Parameters<Tokenizer['emStrong']>): Tokens.Em | Tokens.Strong | undefined {
    const [source, masked] = place;
    const isMark = /^[*_]/.test(source) && masked.at(-source.length) === source[0];
    return this.deeper(isMark, () => super.emStrong(...place));
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    return this.deeper(/^!?\[/.test(src), () => super.link(src));
  }

  override reflink(...place: Parameters<Tokenizer['reflink']>): ReturnType<Tokenizer['reflink']> {
    return this.deeper(/^!?\[/.test(place[0]), () => super.reflink(...place));
  }

  /**
   * Ends before whatever may be a mark. Marked looks from each character for an address, which takes the square of the
   * length, and turns some entities into characters, and others not.
   */
  override inlineText(src: string): Tokens.Text {
    const raw = /^[^][^\\<![*_]*/.exec(src)?.[0] ?? src;
    return { type: 'text', raw, text: raw, escaped: false };
  }

  private deeper<T>(isBegin: boolean, read: () => T): T | undefined {
    if (!isBegin) return undefined;
    if (this.depth === RICH_TEXT_LIMITS.depth)
      throw new TooMuch(`Nesting is too deep. Use at most ${RICH_TEXT_LIMITS.depth} levels.`);
    this.depth += 1;
    try {
      return read();
    } finally {
      this.depth -= 1;
    }
  }
}

/** Takes an address as one piece, whatever signs are in it. */
class LinkTokenizer extends PlainTokenizer {
  // Marked's types know no token of this kind.
  override url = (src: string) => {
    const raw = addressAt(src);
    return raw === undefined ? undefined : ({ type: 'address', raw } as never);
  };

  override inlineText(src: string): Tokens.Text {
    const raw = /^[^](?:(?!\b[a-z][a-z\d+.-]{1,20}:\/\/)[^\\<![*_])*/iu.exec(src)?.[0] ?? src;
    return { type: 'text', raw, text: raw, escaped: false };
  }
}

const MARKS = /\*+|_+/g;

class LimitedLexer extends Lexer {
  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    if ((src.match(MARKS)?.length ?? 0) > RICH_TEXT_LIMITS.marks)
      throw new TooMuch(`A paragraph has too many * and _. Use at most ${RICH_TEXT_LIMITS.marks}.`);
    return super.inlineTokens(src, tokens);
  }
}

/** The tokens of a text without figures; an address is one of type `address` where it may be a link. */
export const tokensOf = (text: string, links: LinkRule): Token[] =>
  new LimitedLexer({
    gfm: true,
    ...(links === 'public'
      ? { tokenizer: new LinkTokenizer(), hooks: new LinkHooks() }
      : { tokenizer: new PlainTokenizer(), hooks: new SignHooks() }),
  }).lex(text);
