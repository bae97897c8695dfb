import { Link } from 'react-router';
import { QUESTIONS_WORDS } from '../../src/wire/words/questions.ts';
import { QUESTIONS } from '../text/copy/home-ending.ts';
import { wordsOf } from '../text/page-words.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { Row } from '../ui/layout/layout.tsx';
import styles from './questions.module.css';

/** Questions that the school answers before people buy, in the words of its settings; none where all are empty. */
export function askedQuestions() {
  const words = wordsOf('questions', QUESTIONS_WORDS);
  return QUESTIONS.filter(({ question }) => words[question]);
}

/** These questions, each opening its answer. */
export function Questions() {
  const words = wordsOf('questions', QUESTIONS_WORDS);
  return (
    <div className={styles.questions}>
      {askedQuestions().map((pair) => (
        <details key={pair.question} className={styles.question}>
          <Row as="summary" gap={3} wraps={false} align="center" className={styles.summary}>
            <h3 className={styles.words}>{words[pair.question]}</h3>
            <ChevronIcon className={styles.chevron} size={20} />
          </Row>
          <p className={styles.answer}>
            {words[pair.answer]}{' '}
            {'more' in pair && words[pair.question] === QUESTIONS_WORDS[pair.question] && (
              <Link to={pair.more.to}>{pair.more.words}</Link>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
