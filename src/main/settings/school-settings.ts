import { CurrentSettings } from '../../domain/school/current-settings.ts';
import type { SettingsRepository } from '../../domain/school/ports.ts';
import {
  mergeSettings,
  type PartialSettings,
  type SettingsContent,
  type SettingsField,
} from '../../domain/school/settings.ts';
import { COUNCIL } from '../../wire/council.ts';
import { SCHOOL } from '../../wire/school.ts';
import type { MailSettings } from './mail-settings.ts';
import type { SellerSettings } from './seller-settings.ts';
import type { SettingReader } from './setting-reader.ts';
import { WORD_BLOCKS } from './word-blocks.ts';

/** The school before its owner has said anything in the browser. */
export const FIRST_SETTINGS: SettingsContent = {
  school: { name: SCHOOL.name, email: SCHOOL.email, phone: '', messagingUrl: '', hours: SCHOOL.hours, logo: '' },
  mentor: { name: '', degree: '', registration: '', words: '', portrait: '' },
  words: {},
  prices: { wasPercent: 10 },
  tax: { seller: '', abn: '', address: '', gstRate: null, isUnregistered: false },
  mail: { senderName: '', replyTo: '' },
  exam: { reviewers: 1, processUrl: COUNCIL.processUrl, isProcessPdf: COUNCIL.isProcessPdf, dates: [] },
};

/** The same for a school that sells: a struck-through price there is the owner's own claim (decision B13). */
const firstSettings = ({ isProduction }: { readonly isProduction: boolean }): SettingsContent =>
  isProduction ? mergeSettings(FIRST_SETTINGS, { prices: { wasPercent: 0 } }) : FIRST_SETTINGS;

/** Settings of the owner in the browser, under what the operator sets where the program is started. */
export const ownerSettings = (
  stores: { readonly schoolSettings: SettingsRepository },
  settings: { readonly schoolEnvironment: SchoolEnvironment; readonly isProduction: boolean },
): CurrentSettings =>
  new CurrentSettings(stores.schoolSettings, firstSettings(settings), settings.schoolEnvironment, WORD_BLOCKS);

/** Values of the environment about the school, which override the owner's settings in the browser. */
type GivenSettings = Pick<MailSettings, 'contactEmail'> & SellerSettings;

export interface SchoolEnvironment {
  readonly given: PartialSettings;
  readonly variables: Readonly<Partial<Record<SettingsField, string>>>;
}

/** Only variables that are set count: the others leave the field to the owner. */
export function schoolEnvironment(read: SettingReader, settings: GivenSettings): SchoolEnvironment {
  const isSet = (name: string) => read.optional(name) !== undefined;
  const { seller } = settings;
  const tax = {
    ...(isSet('SELLER_NAME') && { seller: seller.name }),
    ...(isSet('SELLER_ABN') && { abn: seller.abn ?? '' }),
    ...(isSet('SELLER_ADDRESS') && { address: seller.address }),
    ...rateOf(read, seller.gstRate),
  };
  const fields: readonly (readonly [SettingsField, string | undefined])[] = [
    ['school.email', 'CONTACT_EMAIL'],
    ['tax.seller', 'SELLER_NAME'],
    ['tax.abn', 'SELLER_ABN'],
    ['tax.address', 'SELLER_ADDRESS'],
    ['tax.gstRate', rateVariable(read)],
  ];
  return {
    given: {
      ...(isSet('CONTACT_EMAIL') && { school: { email: settings.contactEmail } }),
      ...(Object.keys(tax).length > 0 && { tax }),
    },
    variables: Object.fromEntries(
      fields.flatMap(([field, name]) => (name !== undefined && isSet(name) ? [[field, name]] : [])),
    ),
  };
}

/** A business number of the environment brings the usual rate with it, as it always has. */
const rateVariable = (read: SettingReader): string | undefined =>
  read.textOrNothing('GST_RATE', 'unset') === 'unset' ? read.optional('SELLER_ABN') && 'SELLER_ABN' : 'GST_RATE';

const rateOf = (read: SettingReader, gstRate: number | null) => (rateVariable(read) ? { gstRate } : {});
