import { ChangesSale } from '../../../domain/catalog/queries/changes-sale.ts';
import { GetCourseFiles } from '../../../domain/catalog/queries/get-course-files.ts';
import { GetCourseForAdmin } from '../../../domain/catalog/queries/get-course-for-admin.ts';
import { GetCourseNode } from '../../../domain/catalog/queries/get-course-node.ts';
import { GetLesson } from '../../../domain/catalog/queries/get-lesson.ts';
import { ListConversions } from '../../../domain/catalog/queries/list-conversions.ts';
import { ListCourses } from '../../../domain/catalog/queries/list-courses.ts';
import { ListDocuments } from '../../../domain/catalog/queries/list-documents.ts';
import { AddContent } from '../../../domain/catalog/use-cases/add-content.ts';
import { AddDay } from '../../../domain/catalog/use-cases/add-day.ts';
import { AddDocuments } from '../../../domain/catalog/use-cases/add-documents.ts';
import { AddModule } from '../../../domain/catalog/use-cases/add-module.ts';
import { AddTest } from '../../../domain/catalog/use-cases/add-test.ts';
import { CreateCourse } from '../../../domain/catalog/use-cases/create-course.ts';
import { DeleteCourse } from '../../../domain/catalog/use-cases/delete-course.ts';
import { DeleteNode } from '../../../domain/catalog/use-cases/delete-node.ts';
import { EditCourse } from '../../../domain/catalog/use-cases/edit-course.ts';
import { MoveNode } from '../../../domain/catalog/use-cases/move-node.ts';
import { PlaceNodes } from '../../../domain/catalog/use-cases/place-nodes.ts';
import { PublishCourse } from '../../../domain/catalog/use-cases/publish-course.ts';
import { RenameNode } from '../../../domain/catalog/use-cases/rename-node.ts';
import { ReplaceFile } from '../../../domain/catalog/use-cases/replace-file.ts';
import { SetFreeLesson } from '../../../domain/catalog/use-cases/set-free-lesson.ts';
import { SetPoster } from '../../../domain/catalog/use-cases/set-poster.ts';
import { SetTextTrack } from '../../../domain/catalog/use-cases/set-text-track.ts';
import { ToggleLive } from '../../../domain/catalog/use-cases/toggle-live.ts';
import { UnpublishCourse } from '../../../domain/catalog/use-cases/unpublish-course.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Use cases with which administrators build courses. */
export const authoringUseCases = ({ ports, links }: ContextParts) => {
  const { kernel, catalog } = ports;
  const { courseTests, pictures, studentCounts, textTracks, uploadLimits, verifiedFiles, videoConversions } =
    links.catalog;
  return {
    listCourses: useCase(ListCourses, catalog.reader, studentCounts),
    getCourseForAdmin: useCase(GetCourseForAdmin, catalog.reader, studentCounts),
    getCourseFiles: useCase(GetCourseFiles, catalog.reader, uploadLimits),
    listConversions: useCase(ListConversions, catalog.reader, videoConversions),
    getCourseNode: useCase(GetCourseNode, catalog.reader),
    getLesson: useCase(GetLesson, catalog.lessonFiles, catalog.reader),
    listDocuments: useCase(ListDocuments, catalog.courses, catalog.reader),
    createCourse: useCase(CreateCourse, kernel.work, catalog.courses, pictures, kernel.ids, kernel.clock),
    editCourse: useCase(EditCourse, kernel.work, catalog.courses, pictures, kernel.ids, kernel.clock),
    publishCourse: useCase(PublishCourse, kernel.work),
    unpublishCourse: useCase(UnpublishCourse, kernel.work),
    toggleLive: useCase(ToggleLive, kernel.work),
    deleteCourse: useCase(DeleteCourse, kernel.work, studentCounts, kernel.ids, kernel.clock),
    changesSale: useCase(ChangesSale, catalog.courses, studentCounts),
    addModule: useCase(AddModule, kernel.work, kernel.ids),
    addDay: useCase(AddDay, kernel.work, kernel.ids),
    addContent: useCase(AddContent, kernel.work, verifiedFiles, kernel.ids),
    addTest: useCase(AddTest, kernel.work, courseTests, kernel.ids),
    addDocuments: useCase(AddDocuments, kernel.work, verifiedFiles, kernel.ids, catalog.reader),
    replaceFile: useCase(ReplaceFile, kernel.work, verifiedFiles, kernel.ids, kernel.clock),
    setFreeLesson: useCase(SetFreeLesson, kernel.work, catalog.reader),
    setPoster: useCase(SetPoster, kernel.work, pictures, kernel.ids, kernel.clock),
    setTextTrack: useCase(SetTextTrack, kernel.work, textTracks, kernel.ids, kernel.clock),
    renameNode: useCase(RenameNode, kernel.work),
    moveNode: useCase(MoveNode, kernel.work),
    deleteNode: useCase(DeleteNode, kernel.work, kernel.ids, kernel.clock),
    placeNodes: useCase(PlaceNodes, kernel.work),
  };
};
