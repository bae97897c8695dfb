import { HOME } from '../../text/copy/home.ts';
import { Card } from '../../ui/card.tsx';
import { CurriculumTeeth } from './curriculum-teeth.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { LateContactForm } from './late-contact-form.tsx';
import { Mentor } from './mentor.tsx';
import { OtherWays } from './other-ways.tsx';
import { PriceCards } from './price-cards.tsx';
import { ProgramSteps } from './program-steps.tsx';
import { Section } from './section.tsx';
import { usePrograms } from './use-programs.ts';

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
