import type { DroppedFile } from '../ui/dropped-files.ts';

let given: { readonly courseId: string; readonly files: readonly DroppedFile[] } | undefined;

/** A folder dropped on one page of a course, for review on another. */
export const givenFolder = {
  leave(courseId: string, files: readonly DroppedFile[]): void {
    given = { courseId, files };
  },
  /** Returns it once. */
  take(courseId: string): readonly DroppedFile[] | undefined {
    const files = given?.courseId === courseId ? given.files : undefined;
    if (files) given = undefined;
    return files;
  },
};
