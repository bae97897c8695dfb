import type { FileKey, UserId } from '../kernel/ids.ts';
import type { TimeZone } from '../kernel/time-zone.ts';
import type { ExamDates } from './exam-dates.ts';
import type { SettingsGroup } from './literals.ts';
import type { OwnWords } from './own-words.ts';

/** When messages are answered, on the clocks of a zone. */
export interface OpeningHours {
  /** Days in words, such as `Monday to Friday`. */
  readonly days: string;
  /** As 09:00. */
  readonly opens: string;
  /** As 17:00 or 24:00; one that is not after the first is a time of the next day. */
  readonly closes: string;
  readonly timeZone: TimeZone;
}

/**
 * Everything that the owner says of the school in the browser. Texts are plain and shown as they are; an empty one is
 * shown nowhere. A picture is the key of its smaller size, or empty.
 */
export interface SettingsContent {
  readonly school: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    /** Leads to a chat with the mentor, in place of the contact page. */
    readonly messagingUrl: string;
    readonly hours: OpeningHours | null;
    readonly logo: FileKey;
  };
  /** All four texts or none: half a person convinces nobody. */
  readonly mentor: {
    readonly name: string;
    readonly degree: string;
    readonly registration: string;
    readonly words: string;
    readonly portrait: FileKey;
  };
  /** Words of public pages, where the owner wrote others than the program's. */
  readonly words: OwnWords;
  readonly prices: {
    /** Per cent by which the struck-through price is higher; 0 shows none. */
    readonly wasPercent: number;
  };
  readonly tax: {
    /** Empty: the school's name. */
    readonly seller: string;
    /** Eleven digits, or empty. */
    readonly abn: string;
    readonly address: string;
    /** Hundredths of a per cent; null: not registered for GST. */
    readonly gstRate: number | null;
    /** The owner says that there is no ABN and no GST; matters only while the ABN is empty. */
    readonly isUnregistered: boolean;
  };
  readonly mail: {
    /** Empty: the school's name. */
    readonly senderName: string;
    /** Empty: the school's e-mail address. */
    readonly replyTo: string;
  };
  readonly exam: {
    /** How many people review a question before it is used. */
    readonly reviewers: 0 | 1;
    /** Page of the council about the assessment. */
    readonly processUrl: string;
    readonly isProcessPdf: boolean;
    /** The next ones, in their order; past ones stay until they are taken out, and are not shown. */
    readonly dates: readonly ExamDates[];
  };
}

/** One state that was published. Its content never changes. */
export interface SettingsVersion {
  /** From 1; 0 is what the program comes with. */
  readonly version: number;
  readonly content: SettingsContent;
  readonly publishedBy: UserId;
  readonly publishedAt: Date;
  /** When the newest version came that changed the terms; null while they are the program's. */
  readonly termsChangedAt: Date | null;
}

/** The only draft, which several owners may edit one after the other. */
export interface SettingsDraft {
  /** Rises with each save, and with the end of a draft: an old one is never taken for a new one. */
  readonly revision: number;
  readonly content: SettingsContent;
  readonly savedBy: UserId;
  readonly savedAt: Date;
}

export const MENTOR_TEXTS = ['name', 'degree', 'registration', 'words'] as const;

/** The mentor, once there is a whole one: a draft may hold half of it. */
export function mentorOf({ mentor }: SettingsContent): SettingsContent['mentor'] | undefined {
  return MENTOR_TEXTS.every((field) => mentor[field] !== '') ? mentor : undefined;
}

/** Lays groups over others, field by field: stored ones over those of the program, the environment's over both. */
export function mergeSettings(content: SettingsContent, over: PartialSettings): SettingsContent {
  return {
    school: { ...content.school, ...over.school },
    mentor: { ...content.mentor, ...over.mentor },
    words: { ...content.words, ...over.words },
    prices: { ...content.prices, ...over.prices },
    tax: { ...content.tax, ...over.tax },
    mail: { ...content.mail, ...over.mail },
    exam: { ...content.exam, ...over.exam },
  };
}

export type PartialSettings = { readonly [G in SettingsGroup]?: Partial<SettingsContent[G]> };

/** A field by its group: `tax.abn`. */
export type SettingsField = { [G in SettingsGroup]: `${G}.${string & keyof SettingsContent[G]}` }[SettingsGroup];

/** Values that an operator set where the program was started: nobody changes them in the browser. */
export interface EnvironmentSettings {
  readonly given: PartialSettings;
  /** Name of the variable that sets a field. */
  readonly variables: Readonly<Partial<Record<SettingsField, string>>>;
}

/**
 * Returns the content without what the environment sets: these fields keep the owner's stored values. If the variable
 * is removed later, its value must not have been published by an edit of another field.
 */
export function ownersPart(
  content: SettingsContent,
  stored: SettingsContent,
  { variables }: EnvironmentSettings,
): SettingsContent {
  const kept = Object.entries(stored).map(([group, fields]) => [
    group,
    Object.fromEntries(
      Object.entries(fields).filter(([field]) => variables[`${group}.${field}` as SettingsField] !== undefined),
    ),
  ]);
  return mergeSettings(content, Object.fromEntries(kept) as PartialSettings);
}
