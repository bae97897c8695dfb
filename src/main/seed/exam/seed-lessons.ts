import type { Container } from 'inversify';
import type { Lesson } from '../../../domain/questions/lesson-place.ts';
import type { LessonPlaces, Lessons, PoolReader } from '../../../domain/questions/ports.ts';
import { SetLessonPlaces } from '../../../domain/questions/use-cases/set-lesson-places.ts';
import { OWNED_BY_STUDENT } from '../demo-courses.ts';

/** Words of the lesson that teaches a subject. */
const TITLES: Readonly<Record<string, string>> = {
  periodontics: 'Periodontology',
  'paediatric-dentistry': 'Paediatric Dentistry and Orthodontics',
  orthodontics: 'Paediatric Dentistry and Orthodontics',
  prosthodontics: 'Prosthodontics',
  'oral-medicine': 'Oral Medicine and Radiology',
  radiology: 'Oral Medicine and Radiology',
  endodontics: 'Operative and endodontics',
  restorative: 'Operative and endodontics',
  'oral-surgery': 'Oral surgery',
  'infection-control': 'Infection control',
};

/** A title has a lesson and papers, in each course of the demo. */
const FOUND = 50;
/** Second at which each lesson of the demo has put its question and begins to explain. */
const EXPLAINS_AT = '0:13';

/** Ties questions of the demo to lessons of its student's course, as an author would. Those that are tied stay. */
export async function seedLessons(
  container: Container,
  { poolReader, lessonPlaces }: { poolReader: Pick<PoolReader, 'of'>; lessonPlaces: Pick<LessonPlaces, 'of'> },
  lessons: Lessons,
): Promise<void> {
  const vignettes = [...(await poolReader.of('practice')), ...(await poolReader.of('mock'))];
  const questions = vignettes.flatMap((vignette) => (vignette.isDemo ? vignette.questions : []));
  const tied = new Set((await lessonPlaces.of(questions.map(({ id }) => id))).map(({ questionId }) => questionId));
  const known = new Map<string, Lesson | undefined>();
  for (const title of new Set(Object.values(TITLES))) known.set(title, await ownLesson(lessons, title));
  for (const { id: questionId, subject } of questions) {
    const lesson = known.get(TITLES[subject] ?? '');
    if (!lesson || tied.has(questionId)) continue;
    const wanted = [{ contentId: lesson.contentId, at: EXPLAINS_AT }];
    await container.get(SetLessonPlaces).run({ questionId, wanted });
  }
}

async function ownLesson(lessons: Lessons, title: string): Promise<Lesson | undefined> {
  const found = await lessons.find(title, FOUND);
  return found.find(({ courseTitle, isPaper }) => courseTitle === OWNED_BY_STUDENT && !isPaper);
}
