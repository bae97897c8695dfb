import { beginningOf } from '../kernel/beginning-of.ts';
import { excerptOf } from './excerpt.ts';
import { indexedWords, isBeginning, type Moment } from './search.ts';

/** A caption: the second at which it begins, and its words on one line. */
export type Cue = readonly [second: number, words: string];

/** The captions of a video as they are stored: a line for each cue, because a search reads five of a thousand. */
export interface Spoken {
  /** The whole second, a blank and the words as they are written. */
  readonly cues: string;
  /** The folded words, each between blanks. */
  readonly folded: string;
}

/** Longer than any caption: what is longer is cut. */
const MAX_CUE = 1_000;
/** Limit of a full-text index for one file, in words with a blank each: more than three hours of speech. */
const MAX_FOLDED = 200_000;

export function spokenOf(cues: readonly Cue[]): Spoken {
  const [written, folded]: [string[], string[]] = [[], []];
  let length = 0;
  for (const [second, words] of cues) {
    const text = beginningOf(words, MAX_CUE);
    const line = ` ${indexedWords(text).join(' ')} `;
    length += line.length - 1;
    if (length > MAX_FOLDED) break;
    written.push(`${Math.floor(second)} ${text}`);
    folded.push(line);
  }
  return { cues: written.join('\n'), folded: folded.join('\n') };
}

const MAX_MOMENTS = 5;
/** Said again so soon, it is the same place: captions are a few words long, and a sentence repeats its subject. */
const APART_SECONDS = 20;

/**
 * Finds where most of the wanted words are said together, in order of time: the first few places, which are apart. A
 * sentence continues in the next cue, so that one counts as well. The words are folded. Linear time in what is said.
 */
export function momentsOf({ cues, folded }: Spoken, words: readonly string[]): Moment[] {
  const counts = countsOf(folded, words);
  const most = counts.reduce((most, count) => Math.max(most, count), 0);
  const moments: Moment[] = [];
  if (most === 0) return moments;
  const written = cues.split('\n');
  for (const [at, count] of counts.entries()) {
    if (count !== most) continue;
    const [second, text] = cueIn(written[at]);
    if (second - (moments.at(-1)?.second ?? -Infinity) < APART_SECONDS) continue;
    moments.push({ second, excerpt: excerptOf(`${text} ${cueIn(written[at + 1])[1]}`.trim(), words) });
    if (moments.length === MAX_MOMENTS) break;
  }
  return moments;
}

/** Counts the words that each cue and the next one say; 0 where the cue itself says none. */
function countsOf(folded: string, words: readonly string[]): number[] {
  const wanted = words.map((word, at) => (at === words.length - 1 && isBeginning(word) ? ` ${word}` : ` ${word} `));
  const said = folded.split('\n').map((line) => wanted.filter((word) => line.includes(word)));
  return said.map((here, at) => (here.length === 0 ? 0 : new Set([...here, ...(said[at + 1] ?? [])]).size));
}

function cueIn(line = ''): Cue {
  const blank = line.indexOf(' ');
  return [Number(line.slice(0, blank)), line.slice(blank + 1)];
}
