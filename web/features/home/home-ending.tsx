import { Link } from 'react-router';
import { QUESTIONS_WORDS } from '../../../src/wire/words/questions.ts';
import { QUESTIONS } from '../../text/copy/home-ending.ts';
import { wordsOf } from '../../text/page-words.ts';
import { Card } from '../../ui/card.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { ContactForm } from './contact-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { Section } from './section.tsx';
import styles from './home-ending.module.css';

/** Questions and the query form. */
export function HomeEnding() {
  const words = wordsOf('questions', QUESTIONS_WORDS);
  const asked = QUESTIONS.filter(({ question }) => words[question]);
  return (
    <>
      {asked.length > 0 && (
        <Section heading={words.heading} line={words.line} isSplit>
          <div className={styles.questions}>
            {asked.map((pair) => (
              <details key={pair.question} className={styles.question}>
                <summary className={styles.summary}>
                  <h3 className={styles.words}>{words[pair.question]}</h3>
                  <ChevronIcon className={styles.chevron} size={20} />
                </summary>
                <p className={styles.answer}>
                  {words[pair.answer]}{' '}
                  {'more' in pair && words[pair.question] === QUESTIONS_WORDS[pair.question] && (
                    <Link to={pair.more.to}>{pair.more.words}</Link>
                  )}
                </p>
              </details>
            ))}
          </div>
        </Section>
      )}
      <Section heading={words.contactHeading} line={words.contactLine} isSplit aside={<OtherWays />}>
        <Card padding="large">
          <ContactForm />
        </Card>
      </Section>
    </>
  );
}
