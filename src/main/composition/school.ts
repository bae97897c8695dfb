import { GetSettings } from '../../domain/school/queries/get-settings.ts';
import { GetSetupChecklist } from '../../domain/school/queries/get-setup-checklist.ts';
import { ListSettingsVersions } from '../../domain/school/queries/list-settings-versions.ts';
import { PreviewSettings } from '../../domain/school/queries/preview-settings.ts';
import { AddSettingsPicture } from '../../domain/school/use-cases/add-settings-picture.ts';
import { PublishSettings } from '../../domain/school/use-cases/publish-settings.ts';
import { RestoreVersion } from '../../domain/school/use-cases/restore-version.ts';
import { SaveSettingsDraft } from '../../domain/school/use-cases/save-settings-draft.ts';
import { settingsRoutes } from '../../http/routes/school/settings-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function school({ ports, links }: ContextParts): Context<'school'> {
  const { kernel, operations, school, settings } = ports;
  const { work, clock, secrets } = kernel;
  const { schoolSettings, setupReader, current } = school;
  const useCases = {
    getSetupChecklist: useCase(
      GetSetupChecklist,
      setupReader,
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
    restoreVersion: useCase(RestoreVersion, work, current, clock),
    addSettingsPicture: useCase(AddSettingsPicture, work, links.school.schoolPictures),
  };
  return context(useCases, (made) => ({ routes: settingsRoutes(made), jobs: {} }));
}
