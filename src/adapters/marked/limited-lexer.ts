import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import { RICH_TEXT_LIMITS } from '../../domain/kernel/rich-text.ts';

/** Where reading ends at once: what lies deeper would be read again for each level. */
export class TooMuch extends Error {}

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
  override url = () => undefined;

  /** Asked by its second line first: Marked reads all that follows before it looks there. */
  override table(src: string): Tokens.Table | undefined {
    const [, second = ''] = src.split('\n', 2);
    return /[|:]/.test(second) ? super.table(src) : undefined;
  }

  override list(src: string): Tokens.List | undefined {
    return this.deeper(this.rules.block.list.test(src), () => super.list(src));
  }

  override emStrong(...place: Parameters<Tokenizer['emStrong']>): Tokens.Em | Tokens.Strong | undefined {
    return this.deeper(/^[*_]/.test(place[0]), () => super.emStrong(...place));
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

const MARKS = /\*+|_+/g;

class LimitedLexer extends Lexer {
  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    if ((src.match(MARKS)?.length ?? 0) > RICH_TEXT_LIMITS.marks)
      throw new TooMuch(`A paragraph has too many * and _. Use at most ${RICH_TEXT_LIMITS.marks}.`);
    return super.inlineTokens(src, tokens);
  }
}

/** The tokens of a text without figures. */
export const tokensOf = (text: string): Token[] =>
  new LimitedLexer({ gfm: true, tokenizer: new PlainTokenizer() }).lex(text);
