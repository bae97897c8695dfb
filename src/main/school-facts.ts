import { writtenAbn } from '../domain/kernel/abn.ts';
import { dayOf } from '../domain/kernel/calendar.ts';
import type { CurrentSettings, ShownSettings } from '../domain/school/current-settings.ts';
import { mentorOf, type SettingsContent } from '../domain/school/settings.ts';
import { COUNCIL } from '../wire/council.ts';
import { SCHOOL, type SchoolFacts } from '../wire/school.ts';

type Shown = Omit<ShownSettings, 'version'>;

/** The settings as the site shows them. A fact that the school does not have is absent. */
export function schoolFacts({ content, termsChangedAt }: Shown): SchoolFacts {
  const { name, email, phone, messagingUrl, hours, logo } = content.school;
  const mentor = mentorOf(content);
  const seller = sellerOf(content);
  return {
    // A draft that is looked at may have no name yet, and half of the hours.
    name: name || SCHOOL.name,
    email: email || SCHOOL.email,
    hours: hours?.days && hours.opens && hours.closes ? hours : null,
    ...(phone !== '' && { phone }),
    ...(messagingUrl !== '' && { messagingUrl }),
    ...(logo !== '' && { logo: addressOf(logo) }),
    ...(mentor && {
      mentor: {
        name: mentor.name,
        degree: mentor.degree,
        registration: mentor.registration,
        words: mentor.words,
        photo: mentor.portrait === '' ? null : addressOf(mentor.portrait),
      },
    }),
    ...processOf(content),
    ...(content.exam.dates.length > 0 && { examDates: content.exam.dates }),
    ...(seller !== undefined && { seller }),
    ...(seller !== undefined && content.tax.gstRate !== null && { hasTaxInvoices: true as const }),
    ...(Object.keys(content.words).length > 0 && { words: content.words }),
    ...(termsChangedAt && { termsChanged: dayOf(termsChangedAt) }),
  };
}

function processOf({ exam: { processUrl: url, isProcessPdf: isPdf } }: SettingsContent): Pick<SchoolFacts, 'process'> {
  const isOurs = url === COUNCIL.processUrl && isPdf === COUNCIL.isProcessPdf;
  return url === '' || isOurs ? {} : { process: { url, isPdf } };
}

const addressOf = (key: string): string => `/stream/${key}`;

/** The seller in a sentence, once there is a business number. */
function sellerOf({ school, tax: { seller, abn, address } }: SettingsContent): string | undefined {
  if (abn === '') return undefined;
  return `Sold by ${[`${seller || school.name}, ABN ${writtenAbn(abn)}`, address].filter(Boolean).join(', ')}.`;
}

/** Facts for every page, made once for each state of the settings. */
export class SiteSchool {
  private readonly known = new WeakMap<SettingsContent, SchoolFacts>();

  constructor(private readonly current: CurrentSettings) {}

  async newest(): Promise<SchoolFacts> {
    return this.of(await this.current.newest());
  }

  seen(): SchoolFacts {
    return this.of(this.current.seen);
  }

  of(shown: Shown): SchoolFacts {
    const facts = this.known.get(shown.content) ?? schoolFacts(shown);
    this.known.set(shown.content, facts);
    return facts;
  }
}
