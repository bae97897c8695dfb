import { dropText, type TextKind } from '../../../src/uploads/folder/edit-plan.ts';
import { FOLDER } from '../../text/copy/admin-folder.ts';
import type { SourceFile } from '../../uploads/source-file.ts';
import { editPlan, type Plan } from './folder-store.ts';

const KINDS: readonly TextKind[] = ['captions', 'chapters'];
const isSubRip = (name: string): boolean => /\.srt$/i.test(name);

async function read(kind: TextKind, { file, size, read: readSlice }: SourceFile) {
  const { readTimedText, webVttOf } = await import('../../../src/wire/timed-text/timed-text.ts');
  return { text: readTimedText(kind, file.name, await readSlice(0, size)), webVttOf };
}

/**
 * Looks through captions and chapters line by line; what is wrong is skipped, with its lines, before anything is sent.
 */
export async function checkTexts(courseId: string, plan: Plan, signal: AbortSignal): Promise<void> {
  for (const item of plan.items) {
    for (const kind of KINDS) {
      const source = item[kind];
      // A file that cannot be read now is sent like any other, and says so there.
      const found = source && (await read(kind, source).catch(() => undefined));
      if (signal.aborted) return;
      if (!found || !('faults' in found.text)) continue;
      const reason = found.text.faults.map(FOLDER.lineFault).join(' ');
      editPlan(courseId, (now) => dropText(now, item.id, kind, reason));
    }
  }
}

/** As it is sent: SubRip turned into WebVTT, under a name that recognises it when the folder is given again. */
export async function asWebVtt(kind: TextKind, source: SourceFile | undefined): Promise<File | undefined> {
  if (!source || !isSubRip(source.file.name)) return source?.file;
  const { text, webVttOf } = await read(kind, source);
  if ('faults' in text) return undefined;
  const name = source.file.name.replace(/\.srt$/i, '.vtt');
  return new File([webVttOf(text.cues)], name, { type: 'text/vtt', lastModified: source.lastModified });
}
