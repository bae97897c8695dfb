import { useId } from 'react';
import type { OpenMock } from '../../exam/exam-queries.ts';
import type { Start } from '../../exam/use-start.ts';
import { resultPath, sittingPath } from '../../platform/exam-addresses.ts';
import { EXAM_PAGE } from '../../text/copy/exam-page.ts';
import { zonedMomentOf } from '../../text/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { areDemo } from './section-head.tsx';
import styles from './exam-page.module.css';

interface MockListProps {
  mocks: readonly OpenMock[];
  start: Start;
}

/** Mock exams of the student's courses, each with what may be done now. */
export function MockList({ mocks, start }: MockListProps) {
  const areAllDemo = areDemo(mocks);
  if (mocks.length === 0) return <p className={styles.muted}>{EXAM_PAGE.noMocks}</p>;
  return (
    <Stack as="ul" gap={4}>
      {mocks.map((mock) => (
        <li key={mock.id}>
          <MockCard mock={mock} start={start} isTaggedDemo={mock.isDemo && !areAllDemo} />
        </li>
      ))}
    </Stack>
  );
}

const TONES: Record<OpenMock['state'], TagTone> = { open: 'neutral', 'in-progress': 'primary', finished: 'success' };

const isAhead = (time: string): boolean => Date.parse(time) > Date.now();

interface MockCardProps {
  mock: OpenMock;
  start: Start;
  isTaggedDemo: boolean;
}

function MockCard({ mock, start, isTaggedDemo }: MockCardProps) {
  const { title, isShort, isFree, sections, questions, minutes, state, releaseAt } = mock;
  const heading = useId();
  const isLater = releaseAt !== null && isAhead(releaseAt);
  return (
    <Card as="article" className={styles.mock} aria-labelledby={heading}>
      <Stack gap={2} className={styles.mockWords}>
        <h3 id={heading} className={styles.name}>
          {title}
        </h3>
        <p className={styles.muted}>{EXAM_PAGE.shape(sections, questions, minutes)}</p>
        <Row as="p" gap={2}>
          <Tag tone={TONES[state]}>{EXAM_PAGE.states[state]}</Tag>
          {isFree && <Tag tone="gold">{EXAM_PAGE.free}</Tag>}
          {isShort && <Tag>{EXAM_PAGE.short}</Tag>}
          {isTaggedDemo && <Tag>{EXAM_PAGE.demoTag}</Tag>}
        </Row>
        {isFree && <p className={styles.muted}>{EXAM_PAGE.freeLine}</p>}
        {isLater && <p className={styles.muted}>{EXAM_PAGE.releaseLater(zonedMomentOf(releaseAt))}</p>}
      </Stack>
      <Row gap={2} className={styles.actions}>
        <MockActions mock={mock} start={start} heading={heading} isLater={isLater} />
      </Row>
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

function MockActions({
  mock: { id, state, sittingId, isFree },
  start: { start, busy },
  heading,
  isLater,
}: MockActionsProps) {
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
      {!(isFree && state === 'finished') && (
        <Button
          variant={state === 'open' ? 'filled' : 'quiet'}
          isBusy={isBusy}
          busyWords={EXAM_PAGE.starting}
          aria-describedby={heading}
          onClick={begin}
        >
          {state === 'open' ? EXAM_PAGE.startMock : EXAM_PAGE.startAgain}
        </Button>
      )}
    </>
  );
}
