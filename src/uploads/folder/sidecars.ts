import { extensionOf, type LocatedFile } from './file-path.ts';
import { foldedName } from './folder-name.ts';
import type { FolderFile, PlanItem, SkippedFile } from './plan.ts';
import { SKIPPED } from './words.ts';

/** Text file such as `lesson.en.vtt` for `lesson.mp4`: the video's name, and the part before the extension. */
interface Sidecar<File extends FolderFile> {
  readonly text: LocatedFile<File>;
  readonly kind: 'captions' | 'chapters';
  /** Lower is better. */
  readonly rank: number;
}

/** Assigns captions and chapters to videos with the same name; others are skipped. */
export function sidecarsOf<File extends FolderFile>(
  items: readonly PlanItem<File>[],
  texts: readonly LocatedFile<File>[],
): { items: PlanItem<File>[]; skipped: SkippedFile<File>[] } {
  const videos = videosByName(items);
  const wanting = new Map<string, Sidecar<File>[]>();
  const skipped: SkippedFile<File>[] = [];
  const skip = ({ file, path }: LocatedFile<File>, reason: string) => skipped.push({ file, path, reason });
  for (const text of texts) {
    const found = ownerOf(text, videos);
    if (found) wanting.set(found.id, [...(wanting.get(found.id) ?? []), found.sidecar]);
    else skip(text, SKIPPED.noVideo);
  }
  const pick = (id: string, kind: Sidecar<File>['kind']): File | undefined => {
    const [best, ...others] = (wanting.get(id) ?? [])
      .filter((sidecar) => sidecar.kind === kind)
      .sort((a, b) => a.rank - b.rank);
    for (const { text } of others) {
      const name = best?.text.name ?? '';
      skip(text, kind === 'captions' ? SKIPPED.captionsAlready(name) : SKIPPED.chaptersAlready(name));
    }
    return best?.text.file;
  };
  return {
    items: items.map((item) => ({ ...item, captions: pick(item.id, 'captions'), chapters: pick(item.id, 'chapters') })),
    skipped,
  };
}

/** Indexes videos by folder and name, with and without extension; the first in order wins. */
function videosByName(items: readonly PlanItem<FolderFile>[]): ReadonlyMap<string, string> {
  const videos = new Map<string, string>();
  for (const { id, path, type } of items) {
    if (type !== 'video') continue;
    for (const name of [path, path.replace(/\.[^./]*$/, '')]) {
      const key = foldedName(name);
      if (!videos.has(key)) videos.set(key, id);
    }
  }
  return videos;
}

/** Suffixes of captions without a language. */
const CAPTION_WORDS = ['captions', 'subtitles', 'transcript'];

/** Finds the video of captions or chapters. Captions may name a language; of several, English wins. */
function ownerOf<File extends FolderFile>(
  text: LocatedFile<File>,
  videos: ReadonlyMap<string, string>,
): { id: string; sidecar: Sidecar<File> } | undefined {
  // Prefers WebVTT over SubRip, which must be converted.
  const other = extensionOf(text.name) === 'vtt' ? 0 : 4;
  const stem = text.path.replace(/\.[^./]*$/, '');
  const [, base = '', extra = ''] = /^(.*)\.([^./]+)$/.exec(stem) ?? [];
  const whole = videos.get(foldedName(stem));
  if (whole !== undefined) return { id: whole, sidecar: { text, kind: 'captions', rank: other } };
  const id = videos.get(foldedName(base));
  if (id === undefined) return undefined;
  const word = extra.toLowerCase().replaceAll('_', '-');
  if (word === 'chapters') return { id, sidecar: { text, kind: 'chapters', rank: other } };
  if (CAPTION_WORDS.includes(word)) return { id, sidecar: { text, kind: 'captions', rank: other + 1 } };
  if (!/^[a-z]{2,3}(?:-[a-z0-9]+)*$/.test(word)) return undefined;
  return { id, sidecar: { text, kind: 'captions', rank: other + (/^en\b/.test(word) ? 2 : 3) } };
}
