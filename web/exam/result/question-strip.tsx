import { Link } from 'react-router';
import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { answerPath } from '../../platform/exam-addresses.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { DashIcon } from '../exam-icons.tsx';
import styles from './answers.module.css';

const marks = (isRight: boolean | null) => {
  if (isRight === null) return { state: 'none', Icon: DashIcon };
  return isRight ? { state: 'right', Icon: CheckIcon } : { state: 'wrong', Icon: CrossIcon };
};

interface QuestionStripProps {
  result: Pick<ResultReply, 'sections' | 'questions'>;
  /** Address of the answers. */
  answers: string;
}

/** Numbers of all questions by section; each opens its answer. */
export function QuestionStrip({ result: { sections, questions }, answers }: QuestionStripProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby="own-questions" data-print="hide">
      <Text as="h2" id="own-questions" size="h3">
        {RESULT.questions}
      </Text>
      <Text tone="muted">{RESULT.questionsLine}</Text>
      {sections.map(({ number }) => (
        <Stack key={number} gap={3}>
          {sections.length > 1 && <h3 className={styles.name}>{RESULT.section(number)}</h3>}
          <ol className={styles.numbers}>
            {questions
              .filter(({ section }) => section === number)
              .map((question) => (
                <li key={question.position}>
                  <QuestionNumber answers={answers} question={question} />
                </li>
              ))}
          </ol>
        </Stack>
      ))}
    </Stack>
  );
}

interface QuestionNumberProps extends Pick<QuestionStripProps, 'answers'> {
  question: ResultReply['questions'][number];
}

function QuestionNumber({ answers, question }: QuestionNumberProps) {
  const { position, isRight } = question;
  const { state, Icon } = marks(isRight);
  return (
    <Link
      to={answerPath(answers, question)}
      className={styles.number}
      data-state={state}
      aria-label={RESULT.question(position, isRight)}
    >
      {position}
      <Icon size={16} />
    </Link>
  );
}
