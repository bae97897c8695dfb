import { type CSSProperties, type ReactNode, type Ref, use, useId, useState } from 'react';
import type { VersionReply } from '../../src/wire/replies/questions.ts';
import { EXAM } from '../text/copy/exam.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { StrikeIcon } from './exam-icons.tsx';
import { FigureUrls } from './figure-urls.ts';
import { PictureZoom } from './picture-zoom.tsx';
import styles from './case-view.module.css';

type Figures = VersionReply['figures'];
type Question = VersionReply['questions'][number];

/** Phones get the small file: browsers would choose the large one at 2.5 device pixels per CSS pixel. */
const ON_PHONES = '(max-width: 479px)';

/** Blocks of a text together with the figures that it shows. */
export function FiguredText({ blocks, figures }: { blocks: VersionReply['caseBlocks']; figures: Figures }) {
  return (
    <RichText
      blocks={blocks}
      renderFigure={(id) => {
        const figure = figures.find(({ number }) => String(number) === id);
        return figure && <FigureView key={figure.key} figure={figure} />;
      }}
    />
  );
}

function FigureView({ figure }: { figure: Figures[number] }) {
  const { key, smallKey, width, height, description, caption } = figure;
  const urlOf = use(FigureUrls);
  const addresses = () => ({ large: urlOf(key), small: smallKey && urlOf(smallKey) });
  const [urls, setUrls] = useState(addresses);
  const [isBroken, setBroken] = useState(false);
  const tryAgain = () => {
    setUrls(addresses());
    setBroken(false);
  };
  return (
    <figure className={styles.figure}>
      {isBroken ? (
        <Stack gap={3} align="start" className={styles.broken}>
          <p>{EXAM.noPicture(description)}</p>
          <Button variant="outline" size="small" onClick={tryAgain}>
            {EXAM.tryAgain}
          </Button>
        </Stack>
      ) : (
        <PictureZoom name={description}>
          {(isLarge) => (
            <picture>
              {urls.small && !isLarge && <source media={ON_PHONES} srcSet={urls.small} />}
              <img
                src={urls.large}
                width={width}
                height={height}
                style={{ '--width': width, '--height': height } as CSSProperties}
                alt={description}
                loading="lazy"
                decoding="async"
                onError={() => setBroken(true)}
              />
            </picture>
          )}
        </PictureZoom>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface CaseViewProps {
  vignette: Pick<VersionReply, 'caseBlocks' | 'figures'>;
  /** Shown for a case without a text. */
  empty?: string;
  /** The question, or several. */
  children: ReactNode;
}

/** Case as candidates see it: at the left of its question, above it in a narrow window. */
export function CaseView({ vignette: { caseBlocks, figures }, empty, children }: CaseViewProps) {
  const heading = useId();
  return (
    <div className={styles.sides}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <section className={styles.case} aria-labelledby={heading} tabIndex={0}>
        <h2 id={heading} className={styles.heading}>
          {EXAM.case}
        </h2>
        {caseBlocks.length === 0 && empty ? <p>{empty}</p> : <FiguredText blocks={caseBlocks} figures={figures} />}
      </section>
      <div>{children}</div>
    </div>
  );
}

export interface QuestionPartProps {
  /** Its heading has this id with `-title` unless `headingId` is given, its stem with `-stem`. */
  id: string;
  headingId?: string | undefined;
  /** Such as `Question 2`. */
  title: string;
  heading?: 'h2' | 'h3';
  headingRef?: Ref<HTMLHeadingElement>;
  /** Shown next to the heading. */
  action?: ReactNode;
  /** Shown before the stem. */
  note?: ReactNode;
  stemBlocks: Question['stemBlocks'];
  figures: Figures;
  /** Shown for a question without a text. */
  empty?: string | undefined;
  children: ReactNode;
}

/** Heading and stem of a question, before its options. */
export function QuestionPart({ id, heading: Heading = 'h2', ...question }: QuestionPartProps) {
  const { headingId = `${id}-title`, title, headingRef, action, note, stemBlocks, figures, empty, children } = question;
  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Row as="header" gap={3} lineGap={2} align="center" justify="between" className={styles.head}>
        <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined} id={headingId} className={styles.heading}>
          {title}
        </Heading>
        {action}
      </Row>
      {note}
      <div id={`${id}-stem`}>
        {stemBlocks.length === 0 && empty ? <p>{empty}</p> : <FiguredText blocks={stemBlocks} figures={figures} />}
      </div>
      {children}
    </Stack>
  );
}

/** Letter of an option, for the eye alone, and its text. */
export const OptionText = ({ at, text }: { at: number; text: string }) => (
  <>
    <span className={styles.letter} aria-hidden="true">
      {EXAM.letter(at)}
    </span>
    <span className={styles.text}>{text}</span>
  </>
);

interface QuestionViewProps extends Pick<QuestionPartProps, 'title' | 'headingRef' | 'action' | 'figures' | 'empty'> {
  id?: string;
  question: Pick<Question, 'stemBlocks'> & { options: readonly { id: string; text: string }[] };
  /** Id of the option that is chosen. */
  chosen?: string | undefined;
  onChoose?: ((optionId: string) => void) | undefined;
  /** Ids of the options that are struck out; with `onStrike`, which strikes one or undoes that. */
  struck?: readonly string[] | undefined;
  onStrike?: ((optionId: string) => void) | undefined;
  /** Id of what is wrong with the answer. */
  complaint?: string | undefined;
  /** Shown after the options. */
  children?: ReactNode;
}

/** Question as candidates see it, with its options to choose from. */
export function QuestionView(props: QuestionViewProps) {
  const { id, question, chosen, onChoose, struck = [], onStrike, complaint, children, ...part } = props;
  const own = useId();
  const base = id ?? own;
  return (
    <QuestionPart {...part} id={base} stemBlocks={question.stemBlocks}>
      <Stack as="fieldset" role="radiogroup" aria-labelledby={`${base}-title ${base}-stem`} gap={2}>
        {question.options.map((option, at) => {
          const isStruck = struck.includes(option.id);
          return (
            <Row key={option.id} gap={1} wraps={false} className={styles.row} data-struck={isStruck || undefined}>
              <label className={styles.option}>
                <input
                  type="radio"
                  name={base}
                  value={option.id}
                  checked={chosen === option.id}
                  disabled={!onChoose}
                  aria-describedby={complaint}
                  onChange={() => onChoose?.(option.id)}
                />
                <OptionText at={at} text={option.text} />
                {isStruck && <span className={styles.struck}>{EXAM.struck}</span>}
              </label>
              {onStrike && (
                <IconButton
                  label={EXAM.strike(EXAM.letter(at))}
                  icon={<StrikeIcon size={20} />}
                  aria-pressed={isStruck}
                  className={styles.strike}
                  disabled={chosen === option.id}
                  onClick={() => onStrike(option.id)}
                />
              )}
            </Row>
          );
        })}
      </Stack>
      {children}
    </QuestionPart>
  );
}
