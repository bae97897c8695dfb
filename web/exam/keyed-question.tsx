import { type ReactNode, useId } from 'react';
import type { VersionReply } from '../../src/wire/replies/questions.ts';
import { useMedia } from '../platform/media.ts';
import { useIsPrinting } from '../platform/printing.ts';
import { EXAM } from '../text/copy/exam.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { CheckIcon, CrossIcon } from '../ui/icons.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
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
  /** Option that the reader chose; absent if the reader was not asked. */
  own?: string | undefined;
  /**
   * Set if the reader has just answered it: the explanation comes first, and on a phone options that are neither right
   * nor chosen are folded.
   */
  isAnswered?: boolean;
  /** Id of its heading, to which an address may lead. */
  headingId?: string;
  /** More facts, as terms and descriptions. */
  children?: ReactNode;
}

/** Question with its right option, why of each, and what to remember. */
export function KeyedQuestion({ question, own, isAnswered = false, headingId, children, ...part }: KeyedQuestionProps) {
  const { stemBlocks, options, explanationBlocks, takeaway, references } = question;
  const right = options.findIndex(({ isCorrect }) => isCorrect);
  const isRight = right >= 0 && options[right]?.id === own;
  const isNarrow = !useMedia('(min-width: 760px)');
  const isPrinting = useIsPrinting();
  const isFolding = isAnswered && isNarrow && !isPrinting;
  const placed = options.map((option, at) => ({ option, at }));
  const folded = placed.filter(({ option }) => isFolding && !option.isCorrect && option.id !== own);
  const explanation = (
    <>
      <dt>{EXAM.explanation}</dt>
      <dd>
        <FiguredText blocks={explanationBlocks} figures={part.figures} />
      </dd>
    </>
  );
  return (
    <Card className={styles.card}>
      <QuestionPart {...part} headingId={headingId} id={useId()} stemBlocks={stemBlocks}>
        {own !== undefined && (
          <Row as="p" gap={2} wraps={false} align="center" className={styles.verdict} data-right={isRight || undefined}>
            {isRight ? <CheckIcon size={20} /> : <CrossIcon size={20} />}
            {isRight ? EXAM.youWereRight : EXAM.youWereWrong(EXAM.letter(right))}
          </Row>
        )}
        {isAnswered && <dl className={styles.explanation}>{explanation}</dl>}
        <Options placed={placed.filter((one) => !folded.includes(one))} own={own} />
        {folded.length > 0 && (
          <Disclosure label={EXAM.otherOptions(folded.length)}>
            <Options placed={folded} own={own} />
          </Disclosure>
        )}
        <Stack as="dl" gap={1} className={styles.facts}>
          {!isAnswered && explanation}
          <dt>{EXAM.takeaway}</dt>
          <dd>{takeaway}</dd>
          <dt>{EXAM.references}</dt>
          {references.map((reference, index) => (
            <dd key={index}>
              <Reference {...reference} />
            </dd>
          ))}
          {children}
        </Stack>
      </QuestionPart>
    </Card>
  );
}

interface OptionsProps {
  placed: readonly { option: Keyed['options'][number]; at: number }[];
  own: string | undefined;
}

const Options = ({ placed, own }: OptionsProps) => (
  <Stack as="ul" gap={2}>
    {placed.map(({ option: { id, text, isCorrect, why }, at }) => (
      <li key={id} className={styles.option} data-right={isCorrect || undefined} data-own={id === own || undefined}>
        <OptionText at={at} text={text} />
        {(isCorrect || id === own) && (
          <Row as="span" gap={2} className={styles.tags}>
            {isCorrect && <Tag tone="success">{EXAM.rightOption}</Tag>}
            {id === own && <Tag tone={isCorrect ? 'success' : 'danger'}>{EXAM.yourAnswer}</Tag>}
          </Row>
        )}
        {why && <p className={styles.why}>{why}</p>}
      </li>
    ))}
  </Stack>
);

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
