import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ceilings } from '../../domain/media/file-rules.ts';
import { projectFolder } from '../project-folder.ts';

/** The folder of the committed media: it stays in the source tree, for the compiled server too. */
export const demoMediaFolder = (): string => join(projectFolder(), 'src/main/seed/demo-files');

export type DemoMediaKind = 'video' | 'captions' | 'chapters' | 'pdf' | 'docx' | 'thumbnail';

export type DemoMediaEntry = {
  /** File name inside the media folder. */
  readonly name: string;
  readonly title: string;
  /** Module of the curriculum, 1 to 7; absent for what belongs to the whole course. */
  readonly module?: number;
  /** Day of that module; absent for what the seed puts into every module by its kind. */
  readonly day?: number;
  readonly kind: DemoMediaKind;
  readonly mimeType: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Videos and what belongs to them. */
  readonly durationSeconds?: number;
  /** PDFs. */
  readonly pages?: number;
  /** Thumbnails: the length of the course that the picture is for. */
  readonly courseMonths?: number;
};

export type DemoMediaFile = DemoMediaEntry & { readonly path: string };

/** The committed demo media, with absolute paths, from the source tree as well as from the compiled server. */
export function demoMedia(): DemoMediaFile[] {
  const folder = demoMediaFolder();
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: DemoMediaEntry[] };
  return files.map((file) => ({ ...file, path: join(folder, file.name) }));
}

/** The setting that bounds a kind; texts of a video are bounded by none. */
const BOUNDS: Partial<Record<DemoMediaKind, { setting: string; max: keyof Ceilings }>> = {
  video: { setting: 'VIDEO_MAX_BYTES', max: 'videoMaxBytes' },
  pdf: { setting: 'DOCUMENT_MAX_BYTES', max: 'documentMaxBytes' },
  docx: { setting: 'DOCUMENT_MAX_BYTES', max: 'documentMaxBytes' },
  thumbnail: { setting: 'THUMBNAIL_MAX_BYTES', max: 'thumbnailMaxBytes' },
};

/**
 * The files that the operator's own limits allow; each other one is named to `say` with the setting it exceeds. A
 * small demo has nothing of its own for the days of a module.
 */
export function demoMediaWithin(ceilings: Ceilings, say: (line: string) => void, isSmall = false): DemoMediaFile[] {
  return demoMedia().filter(({ name, kind, bytes, day }) => {
    if (isSmall && day !== undefined) return false;
    const bound = BOUNDS[kind];
    if (!bound || bytes <= ceilings[bound.max]) return true;
    say(`The demo leaves out ${name}: it has ${bytes} bytes, and ${bound.setting} is ${ceilings[bound.max]}.`);
    return false;
  });
}
