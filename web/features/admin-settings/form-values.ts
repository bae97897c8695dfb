import type { SettingsContentReply } from '../../../src/wire/replies/school.ts';

type Content = SettingsContentReply;
type Hours = NonNullable<Content['school']['hours']>;

/** Named as the body of the save, so that each refusal finds its field; hours stay while their box is not ticked. */
export interface SettingsValues {
  hasHours: boolean;
  content: Omit<Content, 'school'> & { school: Omit<Content['school'], 'hours'> & { hours: Hours } };
}

const USUAL_HOURS: Hours = { days: 'Monday to Friday', opens: '09:00', closes: '17:00', timeZone: 'Australia/Sydney' };

export const valuesOf = (content: Content): SettingsValues => ({
  hasHours: content.school.hours !== null,
  content: { ...content, school: { ...content.school, hours: content.school.hours ?? USUAL_HOURS } },
});

export const contentOf = ({ hasHours, content }: SettingsValues): Content => ({
  ...content,
  school: { ...content.school, hours: hasHours ? content.school.hours : null },
  // One day needs no end.
  exam: { ...content.exam, dates: content.exam.dates.map((one) => ({ ...one, to: one.to || one.from })) },
});
