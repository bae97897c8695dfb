import type { KnownBlocks } from '../../../domain/school/own-words.ts';
import type { GetSettings } from '../../../domain/school/queries/get-settings.ts';
import type { GetSetupChecklist } from '../../../domain/school/queries/get-setup-checklist.ts';
import type { ListSettingsVersions } from '../../../domain/school/queries/list-settings-versions.ts';
import type { PreviewSettings } from '../../../domain/school/queries/preview-settings.ts';
import type { SettingsContent } from '../../../domain/school/settings.ts';
import type { AddSettingsPicture } from '../../../domain/school/use-cases/add-settings-picture.ts';
import type { PublishSettings } from '../../../domain/school/use-cases/publish-settings.ts';
import type { RestoreVersion } from '../../../domain/school/use-cases/restore-version.ts';
import type { SaveSettingsDraft } from '../../../domain/school/use-cases/save-settings-draft.ts';
import { paths } from '../../../wire/paths.ts';
import {
  type SettingsReply,
  settingsPictureSchema,
  settingsSchema,
  settingsVersionsSchema,
  setupChecklistSchema,
} from '../../../wire/replies/school.ts';
import {
  restoreVersionBody,
  settingsDraftBody,
  settingsPictureBody,
  settingsRevisionBody,
  settingsVersionsQuery,
} from '../../../wire/school-settings.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface SettingsUseCases {
  readonly getSetupChecklist: GetSetupChecklist;
  readonly getSettings: GetSettings;
  readonly saveSettingsDraft: SaveSettingsDraft;
  readonly publishSettings: PublishSettings;
  readonly restoreVersion: RestoreVersion;
  readonly addSettingsPicture: AddSettingsPicture;
  readonly listSettingsVersions: ListSettingsVersions;
  readonly previewSettings: PreviewSettings;
}

/** The owner's settings: read, edited as a draft, published, gone back to; and what a new school asks to do. */
export function settingsRoutes(useCases: SettingsUseCases): Route[] {
  const reply = async (): Promise<SettingsReply> => {
    const { draft, published, ...read } = await useCases.getSettings.run();
    return {
      version: read.version,
      published: published && { by: published.publishedByName, at: published.publishedAt.toISOString() },
      content: copied(read.content),
      revision: read.revision,
      draft: draft && {
        content: copied(draft.content),
        by: draft.savedByName,
        at: draft.savedAt.toISOString(),
        previewKey: useCases.previewSettings.keyOf(draft.revision),
      },
      today: todaysWords(read.blocks),
      variables: { ...read.variables },
      mailFrom: read.mailFrom,
    };
  };

  const save = async ({ body: { revision, content }, user }: Call<{ body: typeof settingsDraftBody }>) => {
    const reviewers = content.exam.reviewers as SettingsContent['exam']['reviewers'];
    const exam = { ...content.exam, reviewers };
    await useCases.saveSettingsDraft.run({ revision, content: { ...content, exam }, by: user.userId });
    return reply();
  };
  const publish = async ({ body: { revision }, user }: Call<{ body: typeof settingsRevisionBody }>) => {
    await useCases.publishSettings.run({ revision, by: user.userId });
    return reply();
  };
  const restoreVersion = async ({ body: { revision, version }, user }: Call<{ body: typeof restoreVersionBody }>) => {
    await useCases.restoreVersion.run({ revision, version, by: user.userId });
    return reply();
  };
  const addPicture = async ({ body: { key } }: Call<{ body: typeof settingsPictureBody }>) => ({
    key: await useCases.addSettingsPicture.run({ key }),
  });
  const listVersions = async ({ query: { before } }: Call<{ query: typeof settingsVersionsQuery }>) => {
    const { versions, nextBefore } = await useCases.listSettingsVersions.run({ before });
    return {
      versions: versions.map(({ version, publishedByName: by, publishedAt, groups, blocks }) => ({
        version,
        by,
        at: publishedAt.toISOString(),
        groups: [...groups],
        blocks: [...blocks],
      })),
      nextBefore,
    };
  };

  return inContext('school', [
    route({
      method: 'get',
      path: paths.opening,
      rule: 'admin',
      roles: ['owner'],
      summary: 'What there is to do before a school opens',
      cache: 'no-store',
      reply: setupChecklistSchema,
      handle: () => useCases.getSetupChecklist.run(),
    }),
    route({
      method: 'get',
      path: paths.schoolSettings,
      rule: 'admin',
      roles: ['owner'],
      summary: 'The settings of the school, and their draft',
      cache: 'no-store',
      reply: settingsSchema,
      handle: reply,
    }),
    route({
      method: 'put',
      path: paths.settingsDraft,
      rule: 'admin',
      roles: ['owner'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      // Forty thousand characters of any script.
      bodyLimit: '180kb',
      summary: 'Save the draft, which nobody but owners sees',
      body: settingsDraftBody,
      reply: settingsSchema,
      current: reply,
      handle: save,
    }),
    route({
      method: 'post',
      path: paths.publishSettings,
      rule: 'admin',
      roles: ['owner'],
      grave: true,
      limit: 'author',
      summary: 'Publish the draft: everybody sees it from the next request on',
      body: settingsRevisionBody,
      reply: settingsSchema,
      current: reply,
      handle: publish,
    }),
    route({
      method: 'post',
      path: paths.takeUpSettings,
      rule: 'admin',
      roles: ['owner'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Make an older version the draft; the published one throws the draft away',
      body: restoreVersionBody,
      reply: settingsSchema,
      refusals: [404],
      current: reply,
      handle: restoreVersion,
    }),
    route({
      method: 'post',
      path: paths.settingsPictures,
      rule: 'admin',
      roles: ['owner'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Take an uploaded picture for the settings',
      body: settingsPictureBody,
      reply: settingsPictureSchema,
      refusals: [404, 409, 503],
      handle: addPicture,
    }),
    route({
      method: 'get',
      path: paths.settingsVersions,
      rule: 'admin',
      roles: ['owner'],
      summary: 'Published versions of the settings, newest first',
      cache: 'no-store',
      query: settingsVersionsQuery,
      reply: settingsVersionsSchema,
      handle: listVersions,
    }),
  ]);
}

const todaysWords = (blocks: KnownBlocks): SettingsReply['today'] =>
  Object.fromEntries(
    Object.entries(blocks).map(([page, known]) => [
      page,
      Object.fromEntries(Object.entries(known).map(([key, { today }]) => [key, today])),
    ]),
  );

const copied = (content: SettingsContent): SettingsReply['content'] => ({
  ...content,
  words: Object.fromEntries(Object.entries(content.words).map(([page, blocks]) => [page, { ...blocks }])),
  school: { ...content.school, hours: content.school.hours && { ...content.school.hours } },
  exam: { ...content.exam, dates: content.exam.dates.map((dates) => ({ ...dates })) },
});
