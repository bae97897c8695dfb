import { HOME } from '../../text/copy/home.ts';
import { ABOUT } from '../../text/copy/about.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './about-page.module.css';
import { AdcProcess } from './adc-process.tsx';
import { Mentor } from './mentor.tsx';
import { Section } from './section.tsx';
import { StarList } from './star-list.tsx';

/** /About. */
export function AboutPage() {
  return (
    <>
      <header className={styles.head}>
        <PageTitle title={ABOUT.title}>{ABOUT.heading}</PageTitle>
        <p className={styles.lead}>{ABOUT.lead}</p>
      </header>
      <Section heading={ABOUT.textHeading}>
        <div className={styles.text}>{ABOUT.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}</div>
      </Section>
      <Section id="adc-process" heading={ABOUT.processHeading} line={ABOUT.processLine} isBand><AdcProcess /></Section>
      <div className={styles.lists}>
        <Section heading={ABOUT.promiseHeading}><StarList points={ABOUT.promises} /></Section>
        <Section heading={ABOUT.whyHeading}><StarList points={ABOUT.why} /></Section>
      </div>
      <Section heading={ABOUT.mentorHeading} isBand>
        <Mentor lines={HOME.mentorLines} facts={HOME.mentorFacts} />
        <p><ButtonLink to="/courses">{ABOUT.seeCourses}</ButtonLink></p>
      </Section>
    </>
  );
}
