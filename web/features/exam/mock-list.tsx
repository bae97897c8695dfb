import { useId } from 'react';
import type { Start } from '../../exam/use-start.ts';
import { resultPath, sittingPath } from '../../platform/exam-addresses.ts';
import { EXAM_PAGE } from '../../text/copy/exam-page.ts';
import { zonedMomentOf } from '../../text/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import type { OpenMock } from './exam-api.ts';
import styles from './exam-page.module.css';

interface MockListProps {
  mocks: readonly OpenMock[];
  start: Start;
}

/** Mock exams of the student's courses, each with what may be done now. */
export function MockList({ mocks, start }: MockListProps) {
  if (mocks.length === 0) return <p className={styles.muted}>{EXAM_PAGE.noMocks}</p>;
  return (
    <ul className={styles.mocks}>
      {mocks.map((mock) => (
        <li key={mock.id}>
          <MockCard mock={mock} start={start} />
        </li>
      ))}
    </ul>
  );
}

const TONES: Record<OpenMock['state'], TagTone> = { open: 'neutral', 'in-progress': 'primary', finished: 'success' };

const isAhead = (time: string): boolean => Date.parse(time) > Date.now();

function MockCard({ mock, start }: { mock: OpenMock; start: Start }) {
  const { title, isShort, isDemo, sections, questions, minutes, state, releaseAt } = mock;
  const heading = useId();
  const isLater = releaseAt !== null && isAhead(releaseAt);
  return (
    <Card as="article" className={styles.mock} aria-labelledby={heading}>
      <div className={styles.mockWords}>
        <h3 id={heading} className={styles.name}>
          {title}
        </h3>
        <p className={styles.muted}>{EXAM_PAGE.shape(sections, questions, minutes)}</p>
        <p className={styles.tags}>
          <Tag tone={TONES[state]}>{EXAM_PAGE.states[state]}</Tag>
          {isShort && <Tag>{EXAM_PAGE.short}</Tag>}
          {isDemo && <Tag>{EXAM_PAGE.demoTag}</Tag>}
        </p>
        {isLater && <p className={styles.muted}>{EXAM_PAGE.releaseLater(zonedMomentOf(releaseAt))}</p>}
      </div>
      <div className={styles.actions}>
        <MockActions mock={mock} start={start} heading={heading} isLater={isLater} />
      </div>
    </Card>
  );
}

interface MockActionsProps {
  mock: OpenMock;
  start: Start;
  heading: string;
  /** The result is not out yet. */
  isLater: boolean;
}

function MockActions({ mock: { id, state, sittingId }, start: { start, busy }, heading, isLater }: MockActionsProps) {
  const isBusy = busy !== undefined && 'mockExamId' in busy && busy.mockExamId === id;
  const begin = () => void start({ mockExamId: id });
  if (sittingId !== null && state === 'in-progress')
    return (
      <ButtonLink to={sittingPath(sittingId)} aria-describedby={heading}>
        {EXAM_PAGE.continue}
      </ButtonLink>
    );
  return (
    <>
      {sittingId !== null && state === 'finished' && !isLater && (
        <ButtonLink to={resultPath(sittingId)} variant="outline" aria-describedby={heading}>
          {EXAM_PAGE.seeResult}
        </ButtonLink>
      )}
      <Button
        variant={state === 'open' ? 'filled' : 'quiet'}
        isBusy={isBusy}
        busyWords={EXAM_PAGE.starting}
        aria-describedby={heading}
        onClick={begin}
      >
        {state === 'open' ? EXAM_PAGE.startMock : EXAM_PAGE.startAgain}
      </Button>
    </>
  );
}
