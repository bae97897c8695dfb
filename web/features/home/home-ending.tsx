import { Link } from 'react-router';
import { ENDING, QUESTIONS } from '../../text/copy/home-ending.ts';
import { Card } from '../../ui/card.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { ContactForm } from './contact-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { Section } from './section.tsx';
import styles from './home-ending.module.css';

/** Questions and the query form. */
export function HomeEnding() {
  return (
    <>
      <Section heading={ENDING.questionsHeading} line={ENDING.questionsLine} isSplit>
        <div className={styles.questions}>
          {QUESTIONS.map(({ question, answer, more }) => (
            <details key={question} className={styles.question}>
              <summary className={styles.summary}>
                <h3 className={styles.words}>{question}</h3>
                <ChevronIcon className={styles.chevron} size={20} />
              </summary>
              <p className={styles.answer}>
                {answer} {more && <Link to={more.to}>{more.words}</Link>}
              </p>
            </details>
          ))}
        </div>
      </Section>
      <Section heading={ENDING.contactHeading} line={ENDING.contactLine} isSplit aside={<OtherWays />}>
        <Card padding="large">
          <ContactForm />
        </Card>
      </Section>
    </>
  );
}
