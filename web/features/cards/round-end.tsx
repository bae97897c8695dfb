import { useEffect, useRef } from 'react';
import { cardsPath, examPath } from '../../platform/exam-addresses.ts';
import { CARDS, DUE } from '../../text/copy/cards.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { isUnsent, type QueuedGrade } from './grade-queue.ts';
import { isRight, outcomeOf } from './outcome.ts';
import type { Placed } from './placed.ts';
import styles from './due-cards.module.css';

interface RoundEndProps {
  placed: readonly Placed[];
  gradeOf: (question: string) => QueuedGrade | undefined;
  /** Due as well, and left for the days to come. */
  left: number;
  onGo: (index: number) => void;
}

/** End of the day’s cards: how they went, and those that were answered offline, to look at. */
export function RoundEnd({ placed, gradeOf, left, onGo }: RoundEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = placed.flatMap(({ question, position }) => {
    const grade = gradeOf(question.id);
    return grade ? [{ grade, position }] : [];
  });
  const known = answered.filter(({ grade }) => grade.outcome.kind === 'graded');
  const right = known.filter(({ grade }) => isRight(grade)).length;
  const unsent = answered.filter(({ grade }) => isUnsent(grade)).length;
  const offline = answered.filter(({ grade }) => grade.hasWaited);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <Stack gap={5}>
      <Card padding="large" gap={4}>
        <Text as="h2" size="h2" ref={heading} tabIndex={-1}>
          {DUE.end}
        </Text>
        {known.length > 0 && (
          <p>
            {DUE.endLine(right, known.length)} {DUE.whenNext}
          </p>
        )}
        {unsent > 0 && <p>{DUE.unsent(unsent)}</p>}
        {left > 0 && <p>{DUE.left(left)}</p>}
        <Row gap={3} lineGap={2}>
          <ButtonLink to={examPath}>{CARDS.toExam}</ButtonLink>
          <ButtonLink to={cardsPath} variant="outline">
            {CARDS.all}
          </ButtonLink>
        </Row>
      </Card>
      {offline.length > 0 && (
        <Stack as="section" gap={2} aria-labelledby="answered-offline">
          <Text as="h2" size="h3" id="answered-offline">
            {DUE.offline}
          </Text>
          <ul>
            {offline.map(({ grade, position }) => {
              const { words, tone } = outcomeOf(grade);
              return (
                <li key={position} className={styles.offline}>
                  <Button variant="quiet" size="small" onClick={() => onGo(position - 1)}>
                    {DUE.card(position)}
                  </Button>
                  <Tag tone={tone}>{words}</Tag>
                </li>
              );
            })}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
