/** A named part of a video. Times in seconds. */
export interface Chapter {
  startsAt: number;
  title: string;
}

const TIMES = /^(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})\s+-->/;
const MARKUP = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

function startOf(line: string): number | undefined {
  const found = TIMES.exec(line.trim());
  if (!found) return undefined;
  const [hours, minutes, seconds, thousandths] = found.slice(1).map((digits) => Number(digits ?? 0));
  return hours! * 3600 + minutes! * 60 + seconds! + thousandths! / 1000;
}

const plain = (words: string): string =>
  words
    .replace(MARKUP, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (name) => ENTITIES[name] ?? name)
    .trim();

/**
 * Parses the chapters of a WebVTT file, in order. Blocks without a timing line (notes, styles) and cues without text
 * are skipped. Other text has no chapters.
 */
export function parseChapters(text: string): Chapter[] {
  if (!text.replace(/^\uFEFF/, '').startsWith('WEBVTT')) return [];
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n'));
  return blocks
    .flatMap((lines) => {
      const at = lines.findIndex((line) => TIMES.test(line.trim()));
      const startsAt = at < 0 ? undefined : startOf(lines[at]!);
      const title = plain(lines.slice(at + 1).join(' '));
      return startsAt === undefined || title === '' ? [] : [{ startsAt, title }];
    })
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

/** Returns the chapter at this second; undefined before the first. */
export const chapterAt = (chapters: readonly Chapter[], second: number): Chapter | undefined =>
  chapters.findLast(({ startsAt }) => startsAt <= second);
