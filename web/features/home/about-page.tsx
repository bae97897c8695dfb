import { ABOUT_WORDS } from '../../../src/wire/words/about.ts';
import { ContourField } from '../../art/contour-field.tsx';
import { Mentor } from '../../course/mentor.tsx';
import { CouncilLink } from '../../exam/council-link.tsx';
import { LazyExams } from '../../exam/lazy-exams.tsx';
import { ABOUT } from '../../text/copy/about.ts';
import { paragraphsOf, pointsOf, wordsOf } from '../../text/page-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StarList } from '../../ui/star-list.tsx';
import { Tag } from '../../ui/tag.tsx';
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
          <Stack gap={4} align="start" className={styles.words}>
            <PageTitle title={words.title}>{words.heading}</PageTitle>
            <p className={styles.lead}>{words.lead}</p>
            <ButtonLink to="/courses">{ABOUT.seeCourses}</ButtonLink>
          </Stack>
        </div>
      </header>
      <Section heading={words.textHeading} isSplit>
        <Stack gap={4} className={styles.text}>
          {paragraphsOf(words.text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
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
      <Stack as="ol">
        {ABOUT.steps.map(({ title, line, isHere }, i) => (
          <li key={title} className={styles.step} data-here={isHere || undefined}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <Stack gap={1} className={styles.stepWords}>
              <Row as="h3" gap={3} lineGap={1} align="center">
                {title}
                {isHere && (
                  <>
                    {' '}
                    <Tag tone="primary">{ABOUT.here}</Tag>
                  </>
                )}
              </Row>
              <Text tone="muted">{line}</Text>
              {isHere && <LazyExams />}
            </Stack>
          </li>
        ))}
      </Stack>
      <Card gap={3}>
        <Text as="h3" size="h3">
          {ABOUT.sourceHeading}
        </Text>
        <Text tone="muted">{ABOUT.sourceLine}</Text>
        <p>
          <CouncilLink>{ABOUT.processLink}</CouncilLink>
        </p>
      </Card>
    </div>
  );
}
