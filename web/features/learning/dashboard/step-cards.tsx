import { ArrowRight, Check, Play } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { moduleNumberIn } from '../../../../src/wire/course-labels.ts';
import { M } from '../../../../src/wire/messages.ts';
import type { NextItemReply } from '../../../../src/wire/replies/enrolment.ts';
import type { Dashboard } from '../../../api/progress.ts';
import { contourRings } from '../../../art/art.ts';
import { TOOTH_BOX, WISDOM_PATH } from '../../../art/teeth.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { moduleTitle } from '../../../course/outline.ts';
import { paymentPath } from '../../../platform/addresses.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { ACCESS } from '../../../text/access.ts';
import { DASHBOARD, LEARNING } from '../../../text/copy/learning.ts';
import { clock } from '../../../text/playing-time.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { nextItemPath, PLAYS } from '../next-item-path.ts';
import { kindOf } from '../outline.ts';
import { shareOf } from '../progress-by-item.ts';
import styles from './dashboard.module.css';

const videoWords = (position: number): string =>
  position >= 1 ? LEARNING.resumeAt(clock(position)) : DASHBOARD.continueVideo;

export function ContinueCard({ next, course }: { next: NextItemReply; course: Dashboard['courses'][number] }) {
  const isVideo = kindOf(next.type) === 'video';
  const Icon = isVideo ? Play : ArrowRight;
  const moduleNumber = moduleNumberIn(next.label);
  const module = course.modules.find((one) => one.moduleNumber === moduleNumber);
  const share = module ? shareOf({ done: module.completedCount, total: module.itemCount }) : 0;
  return (
    <StepCard
      eyebrow={DASHBOARD.continueHeading}
      label={next.label}
      title={next.title}
      line={module ? `${M.moduleLabel(moduleNumber, moduleTitle(module))} · ${next.courseTitle}` : next.courseTitle}
      poster={<ModulePoster moduleNumber={moduleNumber} fill={share} />}
      action={
        <ButtonLink to={nextItemPath(next)} state={PLAYS} icon={<Icon size={20} aria-hidden="true" />}>
          {isVideo ? videoWords(next.position) : DASHBOARD.continueItem}
        </ButtonLink>
      }
    />
  );
}

/** A completed course: the wisdom tooth stands for the exam. */
export function FinishedCard({ course }: { course: Dashboard['courses'][number] }) {
  return (
    <StepCard
      eyebrow={DASHBOARD.finishedEyebrow}
      title={DASHBOARD.finishedHeading}
      line={DASHBOARD.finishedLine}
      poster={<ModulePoster />}
      action={<ButtonLink to={coursePath(course.id, { tab: 'documents' })}>{DASHBOARD.finishedAction}</ButtonLink>}
    />
  );
}

/** No active course: offers an extension, or a contact. */
export function EndedCard({ courses }: { courses: Dashboard['courses'] }) {
  const course = courses.find(({ canExtend }) => canExtend);
  return (
    <StepCard
      eyebrow={DASHBOARD.endedEyebrow}
      title={DASHBOARD.endedTitle}
      line={course ? DASHBOARD.endedLine(course.title) : DASHBOARD.endedNotSold}
      poster={<ModulePoster />}
      action={
        course ? (
          <ButtonLink to={paymentPath(course)}>{ACCESS.extend}</ButtonLink>
        ) : (
          <ButtonLink to="/ContactUs">{DASHBOARD.contact}</ButtonLink>
        )
      }
    />
  );
}

/** Nothing opened yet: the entry, and three steps of which the first is done. */
export function FirstVisitCard({ course }: { course: Dashboard['courses'][number] }) {
  const first = { module: course.modules[0]?.moduleNumber ?? 1 };
  const { label, enrolled, watch, documents } = DASHBOARD.firstSteps;
  return (
    <StepCard
      eyebrow={DASHBOARD.firstHeading}
      title={DASHBOARD.firstTitle}
      line={DASHBOARD.firstLine(course.title)}
      poster={<ModulePoster moduleNumber={first.module} />}
      action={<ButtonLink to={coursePath(course.id, first)}>{DASHBOARD.firstAction}</ButtonLink>}
    >
      <ol className={styles.steps} aria-label={label}>
        <li data-done>
          <span className={styles.box}>
            <Check size={16} aria-hidden="true" />
          </span>
          <span>
            {enrolled}
            <VisuallyHidden> ({LEARNING.done})</VisuallyHidden>
          </span>
        </li>
        <li>
          <span className={styles.box} />
          <Link to={coursePath(course.id, first)}>{watch}</Link>
        </li>
        <li>
          <span className={styles.box} />
          <Link to={coursePath(course.id, { tab: 'documents' })}>{documents}</Link>
        </li>
      </ol>
    </StepCard>
  );
}

interface StepCardProps {
  eyebrow: string;
  /** Module and day, as in 1.3. */
  label?: string;
  title: string;
  line: string;
  /** Fills the left side; the top on phones. */
  poster: ReactNode;
  children?: ReactNode;
  action: ReactNode;
}

/** The next step, with its picture. */
function StepCard({ eyebrow, label, title, line, poster, children, action }: StepCardProps) {
  const heading = useId();
  return (
    <section className={styles.stepCard} aria-labelledby={heading}>
      {poster}
      <div className={styles.stepWords}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h2 id={heading} className={styles.stepTitle}>
          {label && <span className={styles.label}>{label}</span>} <span>{title}</span>
        </h2>
        <p className={styles.line}>{line}</p>
        {children}
        <div className={styles.action}>{action}</div>
      </div>
    </section>
  );
}

const RINGS = contourRings({ x: 210, y: 130 }, 330, 13);
const HEIGHT = 140;

/** A module's tooth on a contour map, filled by progress; without a module, the wisdom tooth. */
function ModulePoster({ moduleNumber, fill }: { moduleNumber?: number; fill?: number }) {
  return (
    <div className={styles.poster}>
      <svg
        className={styles.art}
        viewBox="0 0 420 260"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        {RINGS.map((ring) => (
          <path key={ring} className={styles.ring} d={ring} />
        ))}
      </svg>
      {moduleNumber === undefined ? (
        <svg
          className={styles.exam}
          height={HEIGHT}
          viewBox={`0 0 ${TOOTH_BOX.width} ${TOOTH_BOX.height}`}
          aria-hidden="true"
          focusable="false"
        >
          <path d={WISDOM_PATH} />
        </svg>
      ) : (
        <ToothGlyph moduleNumber={moduleNumber} fill={fill} size={HEIGHT} />
      )}
    </div>
  );
}

/** True for an owner who has not opened anything yet. */
export const isFirstVisit = ({ next, courses }: Dashboard): boolean =>
  next === null && courses.every(({ completedCount }) => completedCount === 0);
