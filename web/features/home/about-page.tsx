import { ABOUT_WORDS } from '../../../src/wire/words/about.ts';
import { ContourField } from '../../art/contour-field.tsx';
import { LateExams } from '../../exam/late-exams.tsx';
import { ADC } from '../../text/adc.ts';
import { ABOUT } from '../../text/copy/about.ts';
import { paragraphsOf, pointsOf, wordsOf } from '../../text/page-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StarList } from '../../ui/star-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Mentor } from './mentor.tsx';
import { Section } from './section.tsx';
import styles from './about-page.module.css';

/** /About. */
export function AboutPage() {
  const words = wordsOf('about', ABOUT_WORDS);
  const [promises, why] = [pointsOf(words.promises), pointsOf(words.why)];
  return (
    <>
      <header className={styles.head} data-theme="dark">
        <div className={styles.inner}>
          <ContourField className={styles.contours} hasStars />
          <div className={styles.words}>
            <PageTitle title={words.title}>{words.heading}</PageTitle>
            <p className={styles.lead}>{words.lead}</p>
            <ButtonLink to="/courses">{ABOUT.seeCourses}</ButtonLink>
          </div>
        </div>
      </header>
      <Section heading={words.textHeading} isSplit>
        <div className={styles.text}>
          {paragraphsOf(words.text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="adc-process" heading={ABOUT.processHeading} line={ABOUT.processLine} band="sunken">
        <AdcProcess />
      </Section>
      <div className={styles.lists}>
        {promises.length > 0 && (
          <Section heading={words.promiseHeading}>
            <StarList points={promises} />
          </Section>
        )}
        {why.length > 0 && (
          <Section heading={words.whyHeading}>
            <StarList points={why} />
          </Section>
        )}
      </div>
      <Mentor />
    </>
  );
}

/** Three steps of the ADC process, with links to the council's own text. */
function AdcProcess() {
  return (
    <div className={styles.process}>
      <ol className={styles.steps}>
        {ABOUT.steps.map(({ title, line, isHere }, i) => (
          <li key={title} className={styles.step} data-here={isHere || undefined}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <div className={styles.stepWords}>
              <h3 className={styles.title}>
                {title}
                {isHere && (
                  <>
                    {' '}
                    <Tag tone="primary">{ABOUT.here}</Tag>
                  </>
                )}
              </h3>
              <p className={styles.line}>{line}</p>
              {isHere && <LateExams />}
            </div>
          </li>
        ))}
      </ol>
      <Card className={styles.source}>
        <h3 className={styles.sourceHead}>{ABOUT.sourceHeading}</h3>
        <p className={styles.line}>{ABOUT.sourceLine}</p>
        <p>
          <ExternalLink href={ADC.processUrl} kind={ADC.isProcessUrlPdf ? 'PDF' : undefined}>
            {ABOUT.processLink}
          </ExternalLink>
        </p>
      </Card>
    </div>
  );
}
