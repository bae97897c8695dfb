import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import { ShowsFreeLesson } from '../../../domain/catalog/queries/shows-free-lesson.ts';
import { CheckAccess } from '../../../domain/enrolment/queries/check-access.ts';
import { GetSample } from '../../../domain/exam/queries/get-sample.ts';
import { ShowsFigure } from '../../../domain/exam/queries/shows-figure.ts';
import { GetSession } from '../../../domain/identity/queries/get-session.ts';
import { AdmitStream } from '../../../domain/identity/use-cases/admit-stream.ts';
import type { SessionId } from '../../../domain/kernel/ids.ts';
import type { Viewer } from '../../../domain/kernel/viewer.ts';
import { hasFigure } from '../../../domain/kernel/vignettes.ts';
import type { FileRights, ViewingPlaces } from '../../../domain/media/ports.ts';
import type { FigureRepository } from '../../../domain/questions/ports.ts';
import { ShowsCardFigure } from '../../../domain/readiness/queries/shows-card-figure.ts';
import type { SettingsRepository } from '../../../domain/school/ports.ts';
import { link } from '../bindings.ts';
import type { Ports } from '../dependencies.ts';
import { courseAccess } from './catalog.ts';

export const fileRights = (
  reader: CatalogReader,
  figures: Pick<FigureRepository, 'usedFiles' | 'vignetteOf'>,
  settings: Pick<SettingsRepository, 'picturesAmong'>,
  checkAccess: CheckAccess,
  showsFigure: ShowsFigure,
  showsCardFigure: ShowsCardFigure,
  getSample: GetSample,
  showsFreeLesson: ShowsFreeLesson,
): FileRights => ({
  async use(key) {
    const use = await reader.fileUse(key);
    if (use)
      return {
        courseId: use.courseId,
        isPublic: use.as === 'thumbnail' && use.isCourseLive,
        isOfDraft: use.as === 'lesson' && !use.isCourseLive,
      };
    if ((await figures.usedFiles([key])).length > 0) return { courseId: null, isPublic: false, isOfDraft: false };
    const isPicture = (await settings.picturesAmong([key])).length > 0;
    return isPicture ? { courseId: null, isPublic: true, isOfDraft: false } : undefined;
  },
  async mayStudy(userId, key) {
    const vignetteId = await figures.vignetteOf(key);
    if (vignetteId === undefined) return false;
    const shown = { userId, vignetteId, key };
    return (await showsFigure.run(shown)) || showsCardFigure.run(shown);
  },
  isFree: (courseId, key) => showsFreeLesson.run({ courseId, key }),
  isSample: async (key) => hasFigure((await getSample.run()).vignettes, key),
  async unusedOf(keys) {
    const used = new Set(await reader.usedFiles(keys));
    return keys.filter((key) => !used.has(key));
  },
  ...courseAccess(checkAccess),
});

export const viewingPlaces = (admitStream: AdmitStream): ViewingPlaces => ({
  refusal: (userId, place) => admitStream.run({ userId, ...place }),
});

/** Current viewer of a session: a long stream asks repeatedly. */
export type CurrentViewer = (session: SessionId) => Promise<Viewer | undefined>;

export const currentViewer =
  (getSession: GetSession): CurrentViewer =>
  async (session) => {
    const found = await getSession.run(session);
    return found && { userId: found.user.id, role: found.user.role, roles: found.user.roles };
  };

export const mediaLinks = ({ catalog, questions, school }: Pick<Ports, 'catalog' | 'questions' | 'school'>) => ({
  fileRights: link(
    fileRights,
    catalog.reader,
    questions.vignetteFigures,
    school.schoolSettings,
    CheckAccess,
    ShowsFigure,
    ShowsCardFigure,
    GetSample,
    ShowsFreeLesson,
  ),
  currentViewer: link(currentViewer, GetSession),
  viewingPlaces: link(viewingPlaces, AdmitStream),
});
