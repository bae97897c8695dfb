import { ChartGlyph, FilmGlyph, PaperGlyph, TapeGlyph } from '../../art/feature-glyphs.tsx';
import { HOME } from '../../text/copy/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Price } from '../../ui/price.tsx';
import { CurriculumTeeth } from './curriculum-teeth.tsx';
import { HeroLoop } from './hero-loop.tsx';
import { LateContactForm } from './late-contact-form.tsx';
import { Mentor } from './mentor.tsx';
import { OtherWays } from './other-ways.tsx';
import { PriceCards } from './price-cards.tsx';
import { Section } from './section.tsx';
import { type Programs, usePrograms } from './use-programs.ts';
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
      <Mentor heading={HOME.mentorHeading} />
      <Section heading={HOME.programHeading}>
        <ProgramSteps />
      </Section>
      <Section heading={HOME.pricesHeading} line={HOME.pricesLine} band="sunken">
        <PriceCards {...programs} />
      </Section>
      <Section heading={HOME.curriculumHeading} line={HOME.curriculumLine} band="deep">
        <CurriculumTeeth />
      </Section>
      <Section heading={HOME.contactHeading} line={HOME.contactLine} isSplit aside={<OtherWays />}>
        <Card padding="large">
          <LateContactForm />
        </Card>
      </Section>
    </>
  );
}

/** One promise, one action, the price. Dark in both themes, because the loop has no edge. */
function Hero({ courses }: Pick<Programs, 'courses'>) {
  const lowest = courses && courses.length > 0 ? Math.min(...courses.map(({ price }) => price)) : undefined;
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
            {lowest !== undefined && (
              <>
                {HOME.from} <Price amount={lowest} size="small" /> <span>{HOME.onePayment}</span>
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

/** Duration, structure, mentor: three numbered columns between thin lines. */
function ProgramSteps() {
  return (
    <ol className={styles.steps}>
      {HOME.program.map(({ title, line }, i) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {i + 1}
          </span>
          <h3>{title}</h3>
          <p className={styles.stepLine}>{line}</p>
        </li>
      ))}
    </ol>
  );
}
