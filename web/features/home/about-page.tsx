import { ContourField } from '../../art/contour-field.tsx';
import { ABOUT } from '../../text/copy/about.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StarList } from '../../ui/star-list.tsx';
import { AdcProcess } from './adc-process.tsx';
import { Mentor } from './mentor.tsx';
import { Section } from './section.tsx';
import styles from './about-page.module.css';

/** /About. */
export function AboutPage() {
  return (
    <>
      <header className={styles.head} data-theme="dark">
        <div className={styles.inner}>
          <ContourField className={styles.contours} hasStars />
          <div className={styles.words}>
            <PageTitle title={ABOUT.title}>{ABOUT.heading}</PageTitle>
            <p className={styles.lead}>{ABOUT.lead}</p>
            <ButtonLink to="/courses">{ABOUT.seeCourses}</ButtonLink>
          </div>
        </div>
      </header>
      <Section heading={ABOUT.textHeading} isSplit>
        <div className={styles.text}>
          {ABOUT.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="adc-process" heading={ABOUT.processHeading} line={ABOUT.processLine} band="sunken">
        <AdcProcess />
      </Section>
      <div className={styles.lists}>
        <Section heading={ABOUT.promiseHeading}>
          <StarList points={ABOUT.promises} />
        </Section>
        <Section heading={ABOUT.whyHeading}>
          <StarList points={ABOUT.why} />
        </Section>
      </div>
      <Mentor heading={ABOUT.mentorHeading} />
    </>
  );
}
