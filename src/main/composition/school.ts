import { GetOpening } from '../../domain/school/queries/get-opening.ts';
import { GetSettings } from '../../domain/school/queries/get-settings.ts';
import { ListSettingsVersions } from '../../domain/school/queries/list-settings-versions.ts';
import { PreviewSettings } from '../../domain/school/queries/preview-settings.ts';
import { AddSettingsPicture } from '../../domain/school/use-cases/add-settings-picture.ts';
import { PublishSettings } from '../../domain/school/use-cases/publish-settings.ts';
import { SaveSettingsDraft } from '../../domain/school/use-cases/save-settings-draft.ts';
import { TakeUpSettings } from '../../domain/school/use-cases/take-up-settings.ts';
import { settingsRoutes } from '../../http/routes/school/settings-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, context, type Ground } from './context.ts';

export function school({ ports, links }: Ground): Context<'school'> {
  const { kernel, operations, school, settings } = ports;
  const { work, clock, secrets } = kernel;
  const { schoolSettings, openingReader, current } = school;
  const useCases = {
    getOpening: useCase(
      GetOpening,
      openingReader,
      links.school.schoolCourses,
      current,
      operations.mailTransport,
      settings.school,
    ),
    getSettings: useCase(GetSettings, schoolSettings, current, settings.school),
    listSettingsVersions: useCase(ListSettingsVersions, schoolSettings, current),
    previewSettings: useCase(PreviewSettings, schoolSettings, current, secrets, clock),
    saveSettingsDraft: useCase(SaveSettingsDraft, work, current, clock),
    publishSettings: useCase(PublishSettings, work, current, clock),
    takeUpSettings: useCase(TakeUpSettings, work, current, clock),
    addSettingsPicture: useCase(AddSettingsPicture, work, links.school.schoolPictures),
  };
  return context(useCases, (made) => ({ routes: settingsRoutes(made), jobs: {} }));
}
