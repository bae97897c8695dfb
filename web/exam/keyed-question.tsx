import { type ReactNode, useId } from 'react';
import type { VersionReply } from '../../src/wire/replies/questions.ts';
import { EXAM } from '../text/copy/exam.ts';
import { Card } from '../ui/card.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { CheckIcon, CrossIcon } from '../ui/icons.tsx';
import { Tag } from '../ui/tag.tsx';
import { FiguredText, OptionText, QuestionPart, type QuestionPartProps } from './case-view.tsx';
import styles from './keyed-question.module.css';

type Question = VersionReply['questions'][number];

/** A question with its answer key. */
export type Keyed = Pick<Question, 'stemBlocks' | 'explanationBlocks' | 'takeaway' | 'references'> & {
  options: readonly Question['options'][number][];
};

/** Answer key of a question, as it is told apart from the question itself. */
interface AnswerKey extends Omit<Keyed, 'stemBlocks' | 'options'> {
  why: readonly { option: string; text: string }[];
}

/** Joins a question with its answer key. */
export const keyed = (
  { stemBlocks, options }: { stemBlocks: Keyed['stemBlocks']; options: readonly { id: string; text: string }[] },
  right: string,
  { why, explanationBlocks, takeaway, references }: AnswerKey,
): Keyed => ({
  stemBlocks,
  options: options.map((option) => ({
    ...option,
    isCorrect: option.id === right,
    why: why.find((one) => one.option === option.id)?.text ?? '',
  })),
  explanationBlocks,
  takeaway,
  references,
});

interface KeyedQuestionProps
  extends Pick<QuestionPartProps, 'title' | 'heading' | 'headingRef' | 'action' | 'note' | 'figures'> {
  question: Keyed;
  /** Option that the reader chose; absent where nobody was asked. */
  own?: string | undefined;
  /** More facts, as terms and descriptions. */
  children?: ReactNode;
}

/** Question with its right option, why of each, and what to remember. */
export function KeyedQuestion({ question, own, children, ...part }: KeyedQuestionProps) {
  const { stemBlocks, options, explanationBlocks, takeaway, references } = question;
  const isRight = options.some(({ id, isCorrect }) => isCorrect && id === own);
  return (
    <Card className={styles.card}>
      <QuestionPart {...part} id={useId()} stemBlocks={stemBlocks}>
        {own !== undefined && (
          <p className={styles.verdict} data-right={isRight || undefined}>
            {isRight ? <CheckIcon size={20} /> : <CrossIcon size={20} />}
            {isRight ? EXAM.youWereRight : EXAM.youWereWrong}
          </p>
        )}
        <ul className={styles.options}>
          {options.map(({ id, text, isCorrect, why }, at) => (
            <li
              key={id}
              className={styles.option}
              data-right={isCorrect || undefined}
              data-own={id === own || undefined}
            >
              <OptionText at={at} text={text} />
              {(isCorrect || id === own) && (
                <span className={styles.tags}>
                  {isCorrect && <Tag tone="success">{EXAM.rightOption}</Tag>}
                  {id === own && <Tag tone={isCorrect ? 'success' : 'danger'}>{EXAM.yourAnswer}</Tag>}
                </span>
              )}
              {why && <p className={styles.why}>{why}</p>}
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          <dt>{EXAM.explanation}</dt>
          <dd>
            <FiguredText blocks={explanationBlocks} figures={part.figures} />
          </dd>
          <dt>{EXAM.takeaway}</dt>
          <dd>{takeaway}</dd>
          <dt>{EXAM.references}</dt>
          {references.map((reference, index) => (
            <dd key={index}>
              <Reference {...reference} />
            </dd>
          ))}
          {children}
        </dl>
      </QuestionPart>
    </Card>
  );
}

const Reference = ({ title, publisher, year, url }: Keyed['references'][number]) => (
  <>
    {url ? (
      <ExternalLink href={url} isTerse>
        {title}
      </ExternalLink>
    ) : (
      title
    )}
    {` · ${publisher}, ${year}`}
  </>
);
