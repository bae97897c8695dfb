import { lazy, Suspense, useState } from 'react';
import type { LiveCourseReply } from '../../../src/wire/catalog.ts';
import { COURSES } from '../../text/copy/catalog.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './curriculum.module.css';

const load = () => import('./curriculum-outline.tsx');
const CurriculumOutline = lazy(() => load().then(({ CurriculumOutline: component }) => ({ default: component })));

/** A failure here is met again, and shown, when the outline itself is asked for. */
const prepare = () => void load().catch(() => undefined);

/** The course's outline, folded. Its code comes when somebody reaches for it, not with the first load. */
export function Curriculum({ course }: { course: Pick<LiveCourseReply, 'weeks' | 'itemCount'> }) {
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const size = `${PROGRAM.modules(course.weeks.length)} · ${PROGRAM.items(course.itemCount)}`;
  const toggle = (open: boolean) => {
    setOpen(open);
    setOpened(true);
  };
  return (
    <div className={styles.curriculum} onPointerEnter={prepare} onFocus={prepare}>
      <Disclosure
        label={
          <span className={styles.label}>
            {COURSES.curriculum}
            <span className={styles.count}>{size}</span>
          </span>
        }
        isOpen={isOpen}
        onToggle={toggle}
      >
        {wasOpened && (
          <Suspense
            fallback={
              <p className={styles.waiting}>
                <Spinner size={20} />
                {COURSES.loadingCurriculum}
              </p>
            }
          >
            <CurriculumOutline weeks={course.weeks} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
