import { entryCount } from '../drawing/slide-entries.ts';
import { slidePage, titlePage } from '../drawing/slide-page.ts';
import type { Lesson, Slide } from '../lessons/lesson.ts';

/** A moment of a lesson: its page, its duration, and its text. */
export type Beat = {
  readonly page: string;
  readonly caption: string;
  readonly durationSeconds: number;
  readonly opensSlide: boolean;
  /** Heading of the slide: the chapter's name. */
  readonly heading: string;
};

const shortestSeconds = 44;
const longestSeconds = 52;

/** Returns the reading time of an entry, at about three and a half words per second. */
function readingSeconds(text: string): number {
  return Math.max(2.2, 1 + text.split(/\s+/).length * 0.28);
}

/** Returns the lesson's beats, 44 to 52 seconds in total, in whole frames. */
export function timelineOf(lesson: Lesson, framesPerSecond: number): Beat[] {
  const opening = {
    page: titlePage(lesson),
    caption: `[soft music] Module ${lesson.moduleNumber}: ${lesson.title}.\n${lesson.question}`,
    durationSeconds: 4,
    opensSlide: true,
    heading: 'The question',
  };
  const beats = [opening, ...slidesOf(lesson).flatMap((slide) => beatsOf(lesson, slide))];
  const natural = beats.reduce((sum, beat) => sum + beat.durationSeconds, 0);
  const pace = Math.min(longestSeconds, Math.max(shortestSeconds, natural)) / natural;
  return beats.map((beat) => ({
    ...beat,
    durationSeconds: Math.floor(beat.durationSeconds * pace * framesPerSecond) / framesPerSecond,
  }));
}

function slidesOf(lesson: Lesson): Slide[] {
  return [
    ...lesson.slides,
    {
      kind: 'points',
      heading: 'Take with you',
      points: lesson.summary,
      ...(lesson.source && { source: lesson.source }),
    },
  ];
}

function beatsOf(lesson: Lesson, slide: Slide): Beat[] {
  return Array.from({ length: entryCount(slide) }, (_, index) => {
    const spoken = entryText(slide, index);
    const isFirst = index === 0;
    return {
      page: slidePage(lesson, slide, index + 1),
      caption: isFirst ? `${slide.heading}\n${spoken}` : spoken,
      // The first entry appears with the heading, which must be read too.
      durationSeconds: readingSeconds(isFirst ? `${slide.heading} ${spoken}` : spoken),
      opensSlide: isFirst,
      heading: slide.heading,
    };
  });
}

function entryText(slide: Slide, index: number): string {
  switch (slide.kind) {
    case 'points':
      return [slide.points[index], index === slide.points.length - 1 ? slide.source : undefined]
        .filter(Boolean)
        .join('\n');
    case 'steps':
      return Object.values(slide.steps[index] ?? {}).join(': ');
    case 'figures':
      return Object.values(slide.figures[index] ?? {}).join(' ');
    case 'table':
      return (slide.table.rows[index] ?? []).map((cell, at) => `${slide.table.columns[at]}: ${cell}`).join('; ');
  }
}
