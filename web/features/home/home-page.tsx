import { HOME_WORDS } from '../../../src/wire/words/home.ts';
import { ChartGlyph, FilmGlyph, PaperGlyph, TapeGlyph } from '../../art/feature-glyphs.tsx';
import { Mentor } from '../../course/mentor.tsx';
import { LazySample } from '../../exam/lazy-sample.tsx';
import { HOME } from '../../text/copy/home.ts';
import { wordsOf } from '../../text/page-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Price } from '../../ui/price.tsx';
import { CurriculumTeeth } from './curriculum-teeth.tsx';
import { HeroLoop } from './hero-loop.tsx';
import { Inside } from './inside.tsx';
import { LazyEnding } from './lazy-ending.tsx';
import { NextDiscussions } from './next-discussions.tsx';
import { PriceCards } from './price-cards.tsx';
import { ProgramTable } from './program-table.tsx';
import { Section } from './section.tsx';
import { type Programs, programOf, usePrograms } from './use-programs.ts';
import styles from './home-page.module.css';

type HomeWords = Readonly<Record<keyof typeof HOME_WORDS, string>>;

/** /Home. */
export function HomePage() {
  const programs = usePrograms();
  const words = wordsOf('home', HOME_WORDS);
  return (
    <>
      <Hero words={words} courses={programs.courses} />
      <Section heading={words.missionHeading} line={words.missionLine}>
        <Features words={words} />
      </Section>
      <Section heading={words.insideHeading} line={words.insideLine} band="sunken">
        <Inside courses={programs.courses} />
      </Section>
      <Mentor />
      <Section heading={words.programHeading} line={words.programLine}>
        <ProgramTable courses={programs.courses} />
        <NextDiscussions courses={programs.courses} />
        <LazySample />
      </Section>
      <Section heading={words.pricesHeading} line={words.pricesLine} band="sunken">
        <PriceCards {...programs} />
      </Section>
      <Section heading={words.curriculumHeading} line={words.curriculumLine} band="deep">
        <CurriculumTeeth />
      </Section>
      <LazyEnding />
    </>
  );
}

/** One promise, one action, the price. Dark in both themes, because the loop has no edge. */
function Hero({ words, courses }: Pick<Programs, 'courses'> & { words: HomeWords }) {
  const prices = [5, 10].flatMap((months) => programOf(months, courses)?.price ?? []);
  return (
    <header className={styles.hero} data-theme="dark">
      <div className={styles.inner}>
        <Stack gap={4} align="start" className={styles.heroWords}>
          {words.eyebrow && <p className={styles.eyebrow}>{words.eyebrow}</p>}
          <PageTitle title={words.title}>{words.heading}</PageTitle>
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to="/courses">{HOME.seeCourses}</ButtonLink>
            <ButtonLink to="/about#adc-process" variant="outline">
              {HOME.adcProcess}
            </ButtonLink>
          </div>
          <p className={styles.heroPrice}>
            {prices.length > 0 && (
              <>
                {HOME.from} <Price amount={Math.min(...prices)} size="small" /> <span>{HOME.onePayment}</span>
              </>
            )}
          </p>
        </Stack>
        <HeroLoop />
      </div>
    </header>
  );
}

const FEATURES = [
  { key: 'feature1', Glyph: ChartGlyph },
  { key: 'feature2', Glyph: FilmGlyph },
  { key: 'feature3', Glyph: PaperGlyph },
  { key: 'feature4', Glyph: TapeGlyph },
] as const;

/** Features of the school, in up to four drawings. */
function Features({ words }: { words: HomeWords }) {
  const shown = FEATURES.filter(({ key }) => words[key]);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.features}>
      {shown.map(({ key, Glyph }) => (
        <Card as="li" key={key} padding="none" className={styles.feature}>
          <div className={styles.plate}>
            <Glyph />
          </div>
          <Stack gap={2} className={styles.featuresWords}>
            <h3>{words[key]}</h3>
            <Note>{words[`${key}Line`]}</Note>
          </Stack>
        </Card>
      ))}
    </ul>
  );
}
