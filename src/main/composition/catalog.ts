import { IndexCaptions } from '../../domain/catalog/jobs/index-captions.ts';
import { RenewThumbnails } from '../../domain/catalog/jobs/renew-thumbnails.ts';
import { CountUnfinishedCourses } from '../../domain/catalog/queries/count-unfinished-courses.ts';
import { FindDocument } from '../../domain/catalog/queries/find-document.ts';
import { GetContent } from '../../domain/catalog/queries/get-content.ts';
import { GetCourseForStudent } from '../../domain/catalog/queries/get-course-for-student.ts';
import { GetCourseOutline } from '../../domain/catalog/queries/get-course-outline.ts';
import { GetCoursePage } from '../../domain/catalog/queries/get-course-page.ts';
import { GetGuidance } from '../../domain/catalog/queries/get-guidance.ts';
import { GetReadiness } from '../../domain/catalog/queries/get-readiness.ts';
import { ListGuidance } from '../../domain/catalog/queries/list-guidance.ts';
import { ListLiveCourses } from '../../domain/catalog/queries/list-live-courses.ts';
import { SearchCourses } from '../../domain/catalog/queries/search-courses.ts';
import { ShowsFreeLesson } from '../../domain/catalog/queries/shows-free-lesson.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/kernel/clock.ts';
import { authoringRoutes } from '../../http/routes/catalog/authoring-routes.ts';
import { catalogueRoutes, courseRoutes } from '../../http/routes/catalog/catalog-routes.ts';
import { searchRoutes } from '../../http/routes/catalog/search-routes.ts';
import { VersionedReplies } from '../../http/versioned-replies.ts';
import { useCase } from './bindings.ts';
import { authoringUseCases } from './catalog/authoring.ts';
import { trashUseCases } from './catalog/trash.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function catalog(parts: ContextParts): Context<'catalog'> {
  const { ports, links, settings } = parts;
  const { kernel, catalog } = ports;
  const useCases = {
    ...authoringUseCases(parts),
    ...trashUseCases(parts),
    countUnfinishedCourses: useCase(CountUnfinishedCourses, catalog.reader),
    getReadiness: useCase(GetReadiness, catalog.reader),
    getCoursePage: useCase(GetCoursePage, catalog.reader),
    showsFreeLesson: useCase(ShowsFreeLesson, catalog.reader),
    listLiveCourses: useCase(ListLiveCourses, catalog.reader),
    getCourseOutline: useCase(GetCourseOutline, catalog.reader),
    getCourseForStudent: useCase(GetCourseForStudent, catalog.reader, links.catalog.courseAccess),
    findDocument: useCase(FindDocument, catalog.courses, catalog.reader, links.catalog.courseAccess),
    getContent: useCase(GetContent, catalog.courses, catalog.reader, links.catalog.courseAccess),
    getGuidance: useCase(GetGuidance, catalog.courses, links.catalog.courseAccess, links.catalog.courseDiscussions),
    listGuidance: useCase(ListGuidance, links.catalog.ownedCourses, catalog.reader, links.catalog.courseDiscussions),
    searchCourses: useCase(SearchCourses, catalog.search, links.catalog.ownedCourses),
    indexCaptions: useCase(
      IndexCaptions,
      catalog.captionTexts,
      links.catalog.captionFiles,
      catalog.captionReader,
      kernel.eventLoop,
    ),
    renewThumbnails: useCase(RenewThumbnails, kernel.work, catalog.reader, links.catalog.pictures),
  };
  return context(useCases, (made) => {
    const replies = new VersionedReplies();
    return {
      openRoutes: catalogueRoutes(made, replies, settings),
      routes: [...courseRoutes(made, replies, settings), ...searchRoutes(made), ...authoringRoutes(made, settings)],
      jobs: {},
      scheduledTasks: [
        { name: 'index-captions', everyMs: 5 * MINUTE_MS, task: made.indexCaptions },
        { name: 'renew-thumbnails', everyMs: HOUR_MS, task: made.renewThumbnails },
        { name: 'purge-old-trash', everyMs: HOUR_MS, task: made.purgeOldTrash },
      ],
    };
  });
}
