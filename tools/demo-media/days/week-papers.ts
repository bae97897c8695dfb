import type { Lesson, Slide } from '../lessons/lesson.ts';
import type { Guide, GuidePart } from '../papers/paper.ts';
import { answerOf, optionsOf } from '../study-notes/question.ts';
import type { StudyNotes } from '../study-notes/study-notes.ts';

export interface DayGuide {
  readonly module: number;
  readonly day: number;
  readonly guide: Guide;
}

const CAUTION = 'For study. It does not replace current guidelines.';

/**
 * Days 3 to 7 of a module, from its lesson and its notes: what was said once is read, asked, answered and revised. Word
 * files, because one weighs 4 kB where a PDF brings its fonts.
 */
export function weekPapers(lesson: Lesson, notes: StudyNotes): DayGuide[] {
  const guides: Pick<Guide, 'slug' | 'title' | 'introduction' | 'parts'>[] = [
    {
      slug: 'lesson-in-writing',
      title: 'the lesson in writing',
      introduction: lesson.question,
      parts: [...lesson.slides.map(partOf), { heading: 'Take with you', points: lesson.summary }],
    },
    {
      slug: 'five-questions',
      title: 'five questions',
      introduction: 'Choose one answer to each. Write it down before you look at the next paper.',
      parts: notes.questions.map((question, at) => ({
        heading: `${at + 1}. ${question.stem}`,
        points: optionsOf(question).map(({ letter, text }) => `${letter}. ${text}`),
      })),
    },
    {
      slug: 'answers-and-reasons',
      title: 'answers and reasons',
      introduction: 'Mark your five answers, and read the reason also where you were right.',
      parts: notes.questions.map((question, at) => {
        const { letter, text } = answerOf(question);
        return { heading: `${at + 1}. ${letter}: ${text}`, points: [question.reason] };
      }),
    },
    {
      slug: 'one-table-to-know',
      title: 'one table to know',
      introduction: 'Cover a column and say it from memory, row by row.',
      parts: [{ heading: notes.table.caption, table: notes.table }],
    },
    {
      slug: 'revision-list',
      title: 'revision list',
      introduction: 'Say what you know under each heading. Then check it in the notes and in the lesson.',
      parts: [
        { heading: 'From the study notes', points: notes.sections.map(({ heading }) => heading) },
        { heading: 'From the lesson', points: lesson.slides.map(({ heading }) => heading) },
      ],
    },
  ];
  const module = lesson.moduleNumber;
  return guides.map(({ slug, title, ...text }, at) => ({
    module,
    day: 3 + at,
    guide: { ...text, slug: `module-${module}-${slug}`, title: `${lesson.title}: ${title}`, caution: CAUTION },
  }));
}

function partOf(slide: Slide): GuidePart {
  const { heading } = slide;
  if (slide.kind === 'points') return { heading, points: slide.points };
  if (slide.kind === 'steps') return { heading, points: slide.steps.map(({ name, detail }) => `${name}: ${detail}`) };
  if (slide.kind === 'table') return { heading, table: slide.table };
  return { heading, points: slide.figures.map(({ value, meaning }) => `${value}: ${meaning}`) };
}
