import { ChartGlyph, FilmGlyph, PaperGlyph, TapeGlyph } from '../../art/feature-glyphs.tsx';
import { HOME } from '../../text/copy/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Price } from '../../ui/price.tsx';
import { CurriculumTeeth } from './curriculum-teeth.tsx';
import { HeroLoop } from './hero-loop.tsx';
import { Inside } from './inside.tsx';
import { LateEnding } from './late-ending.tsx';
import { Mentor } from './mentor.tsx';
import { NextDiscussions } from './next-discussions.tsx';
import { PriceCards } from './price-cards.tsx';
import { ProgramTable } from './program-table.tsx';
import { Section } from './section.tsx';
import { type Programs, programOf, usePrograms } from './use-programs.ts';
import styles from './home-page.module.css';

/** /Home. */
export function HomePage() {
  const programs = usePrograms();
  return (
    <>
      <Hero courses={programs.courses} />
      <Section heading={HOME.missionHeading} line={HOME.missionLine}>
        <Features />
      </Section>
      <Section heading={HOME.insideHeading} line={HOME.insideLine} band="sunken">
        <Inside />
      </Section>
      <Mentor />
      <Section heading={HOME.programHeading} line={HOME.programLine}>
        <ProgramTable courses={programs.courses} />
        <NextDiscussions courses={programs.courses} />
      </Section>
      <Section heading={HOME.pricesHeading} line={HOME.pricesLine} band="sunken">
        <PriceCards {...programs} />
      </Section>
      <Section heading={HOME.curriculumHeading} line={HOME.curriculumLine} band="deep">
        <CurriculumTeeth />
      </Section>
      <LateEnding />
    </>
  );
}

/** One promise, one action, the price. Dark in both themes, because the loop has no edge. */
function Hero({ courses }: Pick<Programs, 'courses'>) {
  const prices = [5, 10].flatMap((months) => programOf(months, courses)?.price ?? []);
  return (
    <header className={styles.hero} data-theme="dark">
      <div className={styles.inner}>
        <div className={styles.heroWords}>
          <p className={styles.eyebrow}>{HOME.eyebrow}</p>
          <PageTitle title={HOME.title}>{HOME.heading}</PageTitle>
          <p className={styles.lead}>{HOME.lead}</p>
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
        </div>
        <HeroLoop />
      </div>
    </header>
  );
}

const GLYPHS = [ChartGlyph, FilmGlyph, PaperGlyph, TapeGlyph];

/** Features of the school, in four drawings. */
function Features() {
  return (
    <ul className={styles.features}>
      {HOME.features.map(({ title, line }, i) => {
        const Glyph = GLYPHS[i];
        return (
          <Card as="li" key={title} padding="none" className={styles.feature}>
            <div className={styles.plate}>{Glyph && <Glyph />}</div>
            <div className={styles.featuresWords}>
              <h3>{title}</h3>
              <p className={styles.featuresLine}>{line}</p>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
