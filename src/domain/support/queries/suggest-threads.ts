import { beginningOf } from '../../kernel/beginning-of.ts';
import { foldedWords } from '../../kernel/fold-text.ts';
import type { ContentId, QuestionId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { AskedSubjects, Threads, WholeThread } from '../threads/ports.ts';

const MAX_SUGGESTED = 5;
const MAX_WORDS = 8;
const MAX_TYPED = 300;
const MIN_LETTERS = 3;
/** Words of many messages, by which none of them is found. */
const COMMON = new Set([
  ...'and are but can could does for from had has have here how into its more not should than that the then'.split(' '),
  ...'there they this was were what when where which who why will with would you your'.split(' '),
]);

/** Suggests answers that the course is shown while a student types a message about one of its items or questions. */
export class SuggestThreads {
  constructor(
    private readonly threads: Pick<Threads, 'suggest'>,
    private readonly subjects: Pick<AskedSubjects, 'item' | 'question'>,
  ) {}

  async run({
    viewer,
    contentId,
    questionId,
    typed,
  }: {
    viewer: Viewer;
    contentId?: ContentId | undefined;
    questionId?: QuestionId | undefined;
    typed: string;
  }): Promise<WholeThread[]> {
    const words = foldedWords(beginningOf(typed, MAX_TYPED)).filter(
      (word) => word.length >= MIN_LETTERS && !COMMON.has(word),
    );
    if (words.length === 0) return [];
    const some = [...new Set(words)].slice(0, MAX_WORDS);
    if (contentId !== undefined) {
      const { courseId } = await this.subjects.item(viewer, contentId);
      return this.threads.suggest({ courseId, contentId }, some, MAX_SUGGESTED);
    }
    const isOpen = questionId !== undefined && (await this.subjects.question(viewer.userId, questionId, null));
    return isOpen ? this.threads.suggest({ questionId }, some, MAX_SUGGESTED) : [];
  }
}
