import { Check, FileText, ListChecks, Play } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { moduleNumberIn } from '../../../../src/wire/course-labels.ts';
import { M } from '../../../../src/wire/messages.ts';
import type { NextItemReply } from '../../../../src/wire/replies/enrolment.ts';
import { useContentInfo } from '../../../api/courses.ts';
import type { Dashboard } from '../../../api/progress.ts';
import { contourRings } from '../../../art/art.ts';
import { TOOTH_BOX, WISDOM_PATH } from '../../../art/teeth.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { moduleTitle } from '../../../course/outline.ts';
import { paymentPath } from '../../../platform/addresses.ts';
import { coursePath, PLAYS } from '../../../platform/course-addresses.ts';
import { examPath } from '../../../platform/exam-addresses.ts';
import { ACCESS } from '../../../text/access.ts';
import { DASHBOARD, LEARNING } from '../../../text/copy/learning.ts';
import { clock } from '../../../text/playing-time.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { useOpenItem } from '../curriculum.tsx';
import { nextItemPath } from '../next-item-path.ts';
import { kindOf } from '../outline.ts';
import { shareOf } from '../progress-by-item.ts';
import styles from './dashboard.module.css';

const videoWords = (position: number): string =>
  position >= 1 ? LEARNING.resumeAt(clock(position)) : DASHBOARD.continueVideo;

export function ContinueCard({ next, course }: { next: NextItemReply; course: Dashboard['courses'][number] }) {
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
      action={<NextItem next={next} />}
    />
  );
}

/** Plays the video, or opens the test or the document. */
function NextItem({ next }: { next: NextItemReply }) {
  if (kindOf(next.type) === 'test')
    return (
      <ButtonLink to={nextItemPath(next)} icon={<ListChecks size={20} aria-hidden="true" />}>
        {DASHBOARD.continueTest}
      </ButtonLink>
    );
  return kindOf(next.type) === 'video' ? (
    <ButtonLink to={nextItemPath(next)} state={PLAYS} icon={<Play size={20} aria-hidden="true" />}>
      {videoWords(next.position)}
    </ButtonLink>
  ) : (
    <NextDocument next={next} />
  );
}

/** Opens the document itself; leads to its day until its file is known. */
function NextDocument({ next }: { next: NextItemReply }) {
  const { data: file } = useContentInfo(next.contentId);
  const open = useOpenItem(next.courseId);
  const icon = <FileText size={20} aria-hidden="true" />;
  return file?.s3Key ? (
    <Button icon={icon} onClick={() => open({ ...file, state: 'ready', tag: null })}>
      {DASHBOARD.continueDocument}
    </Button>
  ) : (
    <ButtonLink to={nextItemPath(next)} icon={icon}>
      {DASHBOARD.continueDocument}
    </ButtonLink>
  );
}

/** A completed course: the wisdom tooth represents the exam. */
export function FinishedCard({ course }: { course: Dashboard['courses'][number] }) {
  return (
    <StepCard
      eyebrow={DASHBOARD.finishedEyebrow}
      title={DASHBOARD.finishedHeading}
      line={DASHBOARD.finishedLine}
      poster={<ModulePoster />}
      action={
        <>
          <ButtonLink to={coursePath(course.id, { tab: 'documents' })}>{DASHBOARD.finishedAction}</ButtonLink>
          <ButtonLink to={examPath} variant="outline">
            {DASHBOARD.finishedPractice}
          </ButtonLink>
        </>
      }
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

interface FirstVisitCardProps {
  course: Dashboard['courses'][number];
  /** Null if the course is empty. */
  next: NextItemReply | null;
}

/** Nothing opened yet: the first item, and three steps of which the first is done. */
export function FirstVisitCard({ course, next }: FirstVisitCardProps) {
  const { label, enrolled, documents } = DASHBOARD.firstSteps;
  return (
    <StepCard
      eyebrow={DASHBOARD.firstHeading}
      label={next?.label}
      title={next?.title ?? DASHBOARD.firstTitle}
      line={DASHBOARD.firstLine(course.title)}
      poster={<ModulePoster moduleNumber={next ? moduleNumberIn(next.label) : 1} />}
      action={
        next ? <NextItem next={next} /> : <ButtonLink to={coursePath(course.id)}>{DASHBOARD.openCourse}</ButtonLink>
      }
    >
      <Stack as="ol" above={3} className={styles.steps} aria-label={label}>
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
          <Link to={next ? nextItemPath(next) : coursePath(course.id)} state={PLAYS}>
            {DASHBOARD.firstSteps[next ? kindOf(next.type) : 'video']}
          </Link>
        </li>
        <li>
          <span className={styles.box} />
          <Link to={coursePath(course.id, { tab: 'documents' })}>{documents}</Link>
        </li>
      </Stack>
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
      <Stack gap={2} className={styles.stepWords}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <Text as="h2" id={heading} size="h2" breaks>
          {label && <span className={styles.label}>{label}</span>} <span>{title}</span>
        </Text>
        <Text tone="muted" breaks>
          {line}
        </Text>
        {children}
        <Row gap={3} above={4} className={styles.action}>
          {action}
        </Row>
      </Stack>
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

/** True for an owner who has not got anywhere yet. */
export const isFirstVisit = ({ next, courses }: Dashboard): boolean =>
  (next?.position ?? 0) === 0 && courses.every(({ completedCount }) => completedCount === 0);
