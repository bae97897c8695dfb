import { boolean, integer, list, nullable, object, oneOf, type Reply, record, string, time } from '../json-schema.ts';
import { SETTINGS_GROUPS, SETUP_STEPS } from '../literals.ts';

const hoursSchema = object({ days: string(), opens: string(), closes: string(), timeZone: string() }, 'OpeningHours');

const contentSchema = object(
  {
    school: object({
      name: string(),
      email: string(),
      phone: string(),
      messagingUrl: string(),
      hours: nullable(hoursSchema),
      logo: string('The key of a picture, or empty.'),
    }),
    mentor: object({
      name: string('Empty with all others: the school shows no mentor.'),
      degree: string(),
      registration: string(),
      words: string(),
      portrait: string('The key of a picture, or empty.'),
    }),
    words: record(record(string()), 'Blocks of public pages that the owner wrote; empty ones are not shown.'),
    prices: object({ wasPercent: integer('How much higher the struck-through price is; 0 shows none.') }),
    tax: object({
      seller: string('Empty: the name of the school.'),
      abn: string(),
      address: string(),
      gstRate: nullable(integer(), 'Hundredths of a per cent; null without GST.'),
      isUnregistered: boolean('The owner says that there is no ABN and no GST.'),
    }),
    mail: object({
      senderName: string('Empty: the name of the school.'),
      replyTo: string('Empty: the address of the school.'),
    }),
    exam: object({
      reviewers: integer('How many people review a question: 0 or 1.'),
      processUrl: string('Page of the council about the assessment.'),
      isProcessPdf: boolean('Whether that page is a PDF.'),
      dates: list(
        object(
          { from: string('A day, such as 2027-03-04.'), to: string('The same for one day.'), note: string() },
          'ExamDates',
        ),
        'Of the written exam, in their order; past ones too.',
      ),
    }),
  },
  'SettingsContent',
);

const name = () => nullable(string(), 'A name; null when the account is gone.');

export const settingsSchema = object(
  {
    version: integer('The published version; 0 where nothing was published.'),
    published: nullable(object({ by: name(), at: time() }, 'SettingsPublication')),
    content: contentSchema,
    revision: integer('To be named by the next save or publication.'),
    draft: nullable(object({ content: contentSchema, by: name(), at: time(), previewKey: string() }, 'SettingsDraft')),
    today: record(record(string()), 'The program’s words of every block.'),
    variables: record(string(), 'The variable of the environment that sets a field, such as `tax.abn`.'),
    mailFrom: string('Address from which emails are sent.'),
  },
  'Settings',
);

export const settingsVersionsSchema = object(
  {
    versions: list(
      object(
        {
          version: integer(),
          by: name(),
          at: time(),
          groups: list(oneOf(SETTINGS_GROUPS), 'Groups that it changed.'),
          blocks: list(string(), 'Blocks of words that it changed, such as `home.lead`.'),
        },
        'SettingsVersion',
      ),
    ),
    nextBefore: nullable(integer()),
  },
  'SettingsVersions',
);

export const settingsPictureSchema = object({ key: string('The key by which settings name it.') }, 'SettingsPicture');

export const setupChecklistSchema = object(
  {
    steps: list(
      object({ step: oneOf(SETUP_STEPS), isDone: boolean() }, 'OpeningStep'),
      'In their order; each may be done before any other.',
    ),
    courseId: nullable(string(), 'The oldest course.'),
    isNew: boolean('Something is left to do, and the school is no demonstration.'),
  },
  'Opening',
);

/** GET /admin/opening */
export type SetupChecklistReply = Reply<typeof setupChecklistSchema>;
export type SettingsReply = Reply<typeof settingsSchema>;
export type SettingsContentReply = SettingsReply['content'];
export type SettingsVersionsReply = Reply<typeof settingsVersionsSchema>;
