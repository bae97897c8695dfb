import { enrolmentMailSamples } from '../../../domain/enrolment/mail-samples.ts';
import { identityMailSamples } from '../../../domain/identity/mail-samples.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { Site } from '../../../domain/kernel/site.ts';
import { newsMailSamples } from '../../../domain/news/mail-samples.ts';
import type { MailSamples } from '../../../domain/operations/ports.ts';
import { supportMailSamples } from '../../../domain/support/mail-samples.ts';

export const mailSamples = (site: Site, { contactEmail }: { contactEmail: string }, clock: Clock): MailSamples => ({
  list: () => [
    ...identityMailSamples(site, clock),
    ...enrolmentMailSamples(site, contactEmail, clock),
    ...newsMailSamples(site, clock),
    ...supportMailSamples(site, contactEmail, clock),
  ],
});
