import { RenewThumbnails } from '../../domain/catalog/jobs/renew-thumbnails.ts';
import { GetContent } from '../../domain/catalog/queries/get-content.ts';
import { GetCourseForAdmin } from '../../domain/catalog/queries/get-course-for-admin.ts';
import { GetCourseForStudent } from '../../domain/catalog/queries/get-course-for-student.ts';
import { GetCourseNode } from '../../domain/catalog/queries/get-course-node.ts';
import { GetDiscussionCalendar } from '../../domain/catalog/queries/get-discussion-calendar.ts';
import { GetGuidance } from '../../domain/catalog/queries/get-guidance.ts';
import { ListCourses } from '../../domain/catalog/queries/list-courses.ts';
import { ListDocuments } from '../../domain/catalog/queries/list-documents.ts';
import { ListGuidance } from '../../domain/catalog/queries/list-guidance.ts';
import { ListLiveCourses } from '../../domain/catalog/queries/list-live-courses.ts';
import { SearchCourses } from '../../domain/catalog/queries/search-courses.ts';
import { AddContent } from '../../domain/catalog/use-cases/add-content.ts';
import { AddDay } from '../../domain/catalog/use-cases/add-day.ts';
import { AddDocuments } from '../../domain/catalog/use-cases/add-documents.ts';
import { AddModule } from '../../domain/catalog/use-cases/add-module.ts';
import { CreateCourse } from '../../domain/catalog/use-cases/create-course.ts';
import { DeleteCourse } from '../../domain/catalog/use-cases/delete-course.ts';
import { EditCourse } from '../../domain/catalog/use-cases/edit-course.ts';
import { nodeUseCases } from '../../domain/catalog/use-cases/node-use-cases.ts';
import { PublishCourse } from '../../domain/catalog/use-cases/publish-course.ts';
import { ToggleLive } from '../../domain/catalog/use-cases/toggle-live.ts';
import { UnpublishCourse } from '../../domain/catalog/use-cases/unpublish-course.ts';
import { HOUR_MS } from '../../domain/kernel/clock.ts';
import { authoringRoutes } from '../../http/routes/catalog/authoring-routes.ts';
import { catalogueRoutes, courseRoutes } from '../../http/routes/catalog/catalog-routes.ts';
import { searchRoutes } from '../../http/routes/catalog/search-routes.ts';
import { VersionedReplies } from '../../http/versioned-replies.ts';
import { link, useCase } from './bindings.ts';
import { type Context, context, type Ground } from './context.ts';

export function catalog({ ports, links, settings }: Ground): Context<'catalog'> {
  const { kernel, catalog } = ports;
  const useCases = {
    listLiveCourses: useCase(ListLiveCourses, catalog.reader),
    getCourseForStudent: useCase(GetCourseForStudent, catalog.reader, links.catalog.courseAccess),
    getContent: useCase(GetContent, catalog.courses, catalog.reader, links.catalog.courseAccess),
    getGuidance: useCase(GetGuidance, catalog.courses, links.catalog.courseAccess, kernel.clock),
    listGuidance: useCase(ListGuidance, links.catalog.ownedCourses, catalog.reader, kernel.clock),
    getDiscussionCalendar: useCase(
      GetDiscussionCalendar,
      catalog.courses,
      links.catalog.courseAccess,
      links.catalog.accessEnds,
      kernel.clock,
    ),
    searchCourses: useCase(SearchCourses, catalog.search, links.catalog.ownedCourses),
    listCourses: useCase(ListCourses, catalog.reader, links.catalog.studentCounts),
    getCourseForAdmin: useCase(GetCourseForAdmin, catalog.reader, links.catalog.studentCounts),
    getCourseNode: useCase(GetCourseNode, catalog.reader),
    listDocuments: useCase(ListDocuments, catalog.courses, catalog.reader),
    createCourse: useCase(CreateCourse, kernel.work, catalog.courses, links.catalog.pictures, kernel.ids, kernel.clock),
    editCourse: useCase(EditCourse, kernel.work, catalog.courses, links.catalog.pictures),
    publishCourse: useCase(PublishCourse, kernel.work),
    unpublishCourse: useCase(UnpublishCourse, kernel.work),
    toggleLive: useCase(ToggleLive, kernel.work),
    deleteCourse: useCase(DeleteCourse, kernel.work, links.catalog.studentCounts),
    addModule: useCase(AddModule, kernel.work, kernel.ids),
    addDay: useCase(AddDay, kernel.work, kernel.ids),
    addContent: useCase(AddContent, kernel.work, links.catalog.verifiedFiles, kernel.ids),
    addDocuments: useCase(AddDocuments, kernel.work, links.catalog.verifiedFiles, kernel.ids, catalog.reader),
    nodes: link(nodeUseCases, kernel.work),
    renewThumbnails: useCase(RenewThumbnails, kernel.work, catalog.reader, links.catalog.pictures),
  };
  return context(useCases, (made) => {
    const replies = new VersionedReplies();
    return {
      openRoutes: catalogueRoutes(made, replies, settings),
      routes: [...courseRoutes(made, replies, settings), ...searchRoutes(made), ...authoringRoutes(made, settings)],
      jobs: {},
      scheduledTasks: [{ name: 'renew-thumbnails', everyMs: HOUR_MS, task: made.renewThumbnails }],
    };
  });
}
