import { HOME } from '../../text/copy/home.ts';
import { promiseLine } from '../../text/copy/program.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { StarList } from '../../ui/star-list.tsx';
import courseDark from './pictures/course-dark.webp';
import courseLight from './pictures/course-light.webp';
import playerDark from './pictures/player-dark.webp';
import playerLight from './pictures/player-light.webp';
import questionDark from './pictures/question-dark.webp';
import questionLight from './pictures/question-light.webp';
import resultDark from './pictures/result-dark.webp';
import resultLight from './pictures/result-light.webp';
import { type Programs, programOf } from './use-programs.ts';
import styles from './section.module.css';

const PICTURES = [
  { name: 'course', light: courseLight, dark: courseDark },
  { name: 'player', light: playerLight, dark: playerDark },
] as const;
const QUESTION = { name: 'question', light: questionLight, dark: questionDark } as const;
const RESULT = { name: 'result', light: resultLight, dark: resultDark } as const;

/** Pictures of real screens, taken by `npm run screenshots -- home`; that of the theme is loaded. */
export function Inside({ courses }: Pick<Programs, 'courses'>) {
  const exams = mockExamsOf(courses);
  return (
    <div className={styles.inside}>
      {PICTURES.map((picture) => (
        <figure key={picture.name} className={styles.figure}>
          <Picture {...picture} />
          <Note as="figcaption">{HOME.inside[picture.name].caption}</Note>
        </figure>
      ))}
      {exams.length > 0 && (
        <>
          <WideFigure picture={QUESTION} points={exams} />
          <WideFigure picture={RESULT} points={HOME.inside.ofExams} />
        </>
      )}
    </div>
  );
}

interface WideFigureProps {
  picture: typeof QUESTION | typeof RESULT;
  points: readonly string[];
}

/** A picture with heading, caption and points next to it. */
function WideFigure({ picture, points }: WideFigureProps) {
  const { heading, caption } = HOME.inside[picture.name];
  return (
    <figure className={`${styles.figure} ${styles.wide}`}>
      <Picture {...picture} />
      <Stack as="figcaption" gap={3}>
        <h3>{heading}</h3>
        <Note>{caption}</Note>
        <StarList points={points} isSmall />
      </Stack>
    </figure>
  );
}

function Picture({ name, light, dark }: (typeof PICTURES)[number] | WideFigureProps['picture']) {
  const about = { width: 1200, height: 750, loading: 'lazy', decoding: 'async' } as const;
  const { alt } = HOME.inside[name];
  return (
    <>
      <img {...about} alt={alt} src={light} className={styles.inLight} />
      <img {...about} alt={alt} src={dark} className={styles.inDark} />
    </>
  );
}

/** How many mock exams each program on sale has; empty without any, so that no exam is sold then. */
const mockExamsOf = (courses: Programs['courses']): string[] =>
  [5, 10].flatMap((months) =>
    (programOf(months, courses)?.promises ?? [])
      .filter(({ promise }) => promise === 'mock-exams')
      .map((kept) => `${HOME.programOf(months)}: ${promiseLine(kept)}`),
  );
