import { QUESTIONS_WORDS } from '../../../src/wire/words/questions.ts';
import { askedQuestions, Questions } from '../../course/questions.tsx';
import { wordsOf } from '../../text/page-words.ts';
import { Card } from '../../ui/card.tsx';
import { ContactForm } from './contact-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { Section } from './section.tsx';

/** Questions and the query form. */
export function HomeEnding() {
  const words = wordsOf('questions', QUESTIONS_WORDS);
  return (
    <>
      {askedQuestions().length > 0 && (
        <Section heading={words.heading} line={words.line} isSplit>
          <Questions />
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
