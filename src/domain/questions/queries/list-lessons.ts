import type { Lesson } from '../lesson-place.ts';
import type { Lessons } from '../ports.ts';

const SHOWN = 20;

/** Lessons and papers with all these words, for authors who say where a question is taught. */
export class ListLessons {
  constructor(private readonly lessons: Pick<Lessons, 'find'>) {}

  async run({ words }: { words: string }): Promise<{ lessons: Lesson[]; hasMore: boolean }> {
    const found = await this.lessons.find(words, SHOWN + 1);
    return { lessons: found.slice(0, SHOWN), hasMore: found.length > SHOWN };
  }
}
