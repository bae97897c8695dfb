import type { PartialSettings, SettingsContent, SettingsField } from '../../domain/school/settings.ts';
import { SCHOOL } from '../../wire/school.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MentorSettings } from './mentor-settings.ts';
import type { SellerSettings } from './seller-settings.ts';
import type { SettingReader } from './setting-reader.ts';

/** The school before its owner has said anything in the browser. */
export const FIRST_SETTINGS: SettingsContent = {
  school: { name: SCHOOL.name, email: SCHOOL.email, phone: '', messagingUrl: '', hours: SCHOOL.hours, logo: '' },
  mentor: { name: '', degree: '', registration: '', words: '', portrait: '' },
  words: {},
  prices: { wasPercent: 10 },
  tax: { seller: '', abn: '', address: '', gstRate: null, isUnregistered: false },
  mail: { senderName: '', replyTo: '' },
  exam: { reviewers: 1, dates: [] },
};

/** Values of the environment about the school, which stand above what an owner says in the browser. */
export interface GivenSettings extends Pick<MailSettings, 'contactEmail'>, SellerSettings, MentorSettings {
  readonly compareAtMultiplier: number;
  readonly reviewRules: { readonly reviewers: 0 | 1 };
}

export interface SchoolEnvironment {
  readonly given: PartialSettings;
  readonly variables: Readonly<Partial<Record<SettingsField, string>>>;
}

/** Only variables that are set count: the others leave the field to the owner. */
export function schoolEnvironment(read: SettingReader, settings: GivenSettings): SchoolEnvironment {
  const isSet = (name: string) => read.optional(name) !== undefined;
  const { seller, mentor } = settings;
  const tax = {
    ...(isSet('SELLER_NAME') && { seller: seller.name }),
    ...(isSet('SELLER_ABN') && { abn: seller.abn ?? '' }),
    ...(isSet('SELLER_ADDRESS') && { address: seller.address }),
    ...rateOf(read, seller.gstRate),
  };
  const fields: readonly (readonly [SettingsField, string | undefined])[] = [
    ['school.email', 'CONTACT_EMAIL'],
    ...(['name', 'degree', 'registration', 'words'] as const).map(
      (field) => [`mentor.${field}`, `MENTOR_${field.toUpperCase()}`] as const,
    ),
    ...(mentor ? ([['mentor.portrait', 'MENTOR_PHOTO']] as const) : []),
    ['prices.wasPercent', 'COMPARE_AT_MULTIPLIER'],
    ['tax.seller', 'SELLER_NAME'],
    ['tax.abn', 'SELLER_ABN'],
    ['tax.address', 'SELLER_ADDRESS'],
    ['tax.gstRate', rateVariable(read)],
    ['exam.reviewers', 'QUESTION_REVIEWERS'],
  ];
  // A mentor of the environment without a photo has none: no owner's picture stands beside another person's name.
  const isGiven = (field: SettingsField, name: string) => isSet(name) || (field === 'mentor.portrait' && mentor);
  return {
    given: {
      ...(isSet('CONTACT_EMAIL') && { school: { email: settings.contactEmail } }),
      ...(mentor && {
        mentor: {
          name: mentor.name,
          degree: mentor.degree,
          registration: mentor.registration,
          words: mentor.words,
          portrait: '',
        },
      }),
      ...(isSet('COMPARE_AT_MULTIPLIER') && {
        prices: { wasPercent: Math.round((settings.compareAtMultiplier - 1) * 100) },
      }),
      ...(Object.keys(tax).length > 0 && { tax }),
      ...(isSet('QUESTION_REVIEWERS') && { exam: { reviewers: settings.reviewRules.reviewers } }),
    },
    variables: Object.fromEntries(
      fields.flatMap(([field, name]) => (name !== undefined && isGiven(field, name) ? [[field, name]] : [])),
    ),
  };
}

/** A business number of the environment brings the usual rate with it, as it always has. */
const rateVariable = (read: SettingReader): string | undefined =>
  read.textOrNothing('GST_RATE', 'unset') === 'unset' ? read.optional('SELLER_ABN') && 'SELLER_ABN' : 'GST_RATE';

const rateOf = (read: SettingReader, gstRate: number | null) => (rateVariable(read) ? { gstRate } : {});
