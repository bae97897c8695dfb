import { HOME } from '../../text/copy/home.ts';
import { Card } from '../../ui/card.tsx';
import { CurriculumTeeth } from './curriculum-teeth.tsx';
import { Hero } from './hero.tsx';
import { LateContactForm } from './late-contact-form.tsx';
import { Mentor } from './mentor.tsx';
import { PointCards } from './point-cards.tsx';
import { Prices } from './prices.tsx';
import { Section } from './section.tsx';

/** /Home. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Section heading={HOME.missionHeading} line={HOME.missionLine}><PointCards points={HOME.features} /></Section>
      <Section heading={HOME.mentorHeading} isBand><Mentor lines={HOME.mentorLines} facts={HOME.mentorFacts} /></Section>
      <Section heading={HOME.programHeading}><PointCards points={HOME.program} isNumbered /></Section>
      <Section heading={HOME.pricesHeading} line={HOME.pricesLine}><Prices /></Section>
      <Section heading={HOME.curriculumHeading} line={HOME.curriculumLine} isBand><CurriculumTeeth /></Section>
      <Section heading={HOME.contactHeading} line={HOME.contactLine} isSplit>
        <Card padding="large"><LateContactForm /></Card>
      </Section>
    </>
  );
}
