import { dropText, noteText, type TextKind } from '../../../src/uploads/folder/edit-plan.ts';
import { FOLDER } from '../../text/copy/admin-folder.ts';
import type { SourceFile } from '../../uploads/source-file.ts';
import { editPlan, type Plan } from './folder-store.ts';

const KINDS: readonly TextKind[] = ['captions', 'chapters'];

/** Returns undefined if the file is unreadable: it is sent like any other, and reports its error there. */
async function read(kind: TextKind, { file, size, read: readSlice }: SourceFile) {
  const { readTimedText, webVttOf } = await import('../../../src/wire/timed-text/timed-text.ts');
  const bytes = await readSlice(0, size).catch(() => undefined);
  return bytes && { text: readTimedText(kind, file.name, bytes), webVttOf };
}

/**
 * Validates captions and chapters before upload: invalid ones are skipped with their lines, and cues that show nothing
 * are noted.
 */
export async function checkTexts(courseId: string, plan: Plan, signal: AbortSignal): Promise<void> {
  for (const item of plan.items) {
    for (const kind of KINDS) {
      const source = item[kind];
      const found = source && (await read(kind, source));
      if (signal.aborted) return;
      if (!found) continue;
      const { text } = found;
      if ('faults' in text)
        editPlan(courseId, (now) => dropText(now, item.id, kind, text.faults.map(FOLDER.lineFault).join(' ')));
      else if (text.leftOut.length > 0)
        editPlan(courseId, (now) => noteText(now, item.id, kind, FOLDER.leftOut(text.leftOut)));
    }
  }
}

/**
 * Converts to WebVTT, the only format of browsers. Keeps name and date, which identify a file when the folder is
 * imported again.
 */
export async function asWebVtt(kind: TextKind, source: SourceFile | undefined): Promise<File | undefined> {
  const found = source && (await read(kind, source));
  if (!found) return source?.file;
  if ('faults' in found.text) return undefined;
  const name = source.file.name.replace(/\.srt$/i, '.vtt');
  return new File([found.webVttOf(found.text.cues)], name, { type: 'text/vtt', lastModified: source.lastModified });
}
