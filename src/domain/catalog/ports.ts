import type { DomainError } from '../kernel/errors.ts';
import type { ContentId, CourseId, DayId, DocumentId, FileKey, ModuleId } from '../kernel/ids.ts';
import type { ParentRef, PlacedNode } from './arrange.ts';
import type { CourseTest, NewContent, NewTestContent, PlacedTest, VideoExtras } from './content.ts';
import type { Course, CourseEdit, CourseRequest } from './course.ts';
import type { ContentRef, CourseNode, CourseRef, DocumentRef, NodeKind, NodeRef } from './course-node.ts';
import type { ContentEntry, CourseOutline, CourseTree, DocumentEntry } from './course-tree.ts';
import type { Day } from './day.ts';
import type { CourseDocument } from './document.ts';
import type { Lesson, LessonRef } from './lesson.ts';
import type { CourseModule } from './module.ts';
import type { CourseAddress } from './slug.ts';
import type { NO_THUMBNAIL, Thumbnail } from './thumbnail.ts';

/**
 * Courses and what is in them. Every write raises the version of its course and of the catalogue.
 * A child is only found under its own parents. Contract: tests/contracts/course-repository.contract.ts.
 */
export interface CourseRepository {
  /**
   * Idempotency: rejects with `conflict` (`catalog/made-already`) when this request has made a course already. Of two
   * that race one gets in.
   */
  add(course: Course, modules: readonly CourseModule[], days: readonly Day[], request?: CourseRequest): Promise<void>;
  find(id: CourseId): Promise<Course | undefined>;
  /** The course that this very request made, while it is there. */
  findRequested(request: CourseRequest): Promise<Course | undefined>;
  /** Inside a unit of work, locking: the slugs of all other courses, past ones and those in the trash too. */
  takenSlugs(except?: CourseId): Promise<Set<string>>;
  /** Keeps other writers of this course waiting until the transaction ends. Rejects with `not-found`. */
  hold(courseId: CourseId): Promise<void>;
  /**
   * Raises the revision and answers the course as it was. Rejects with `not-found`, and with `conflict`
   * (`catalog/stale`) when the stored revision is not the one that was seen; without one the last writer wins.
   */
  edit(id: CourseId, change: CourseEdit, seenRevision?: number): Promise<Course>;
  /**
   * Puts the course on sale or takes it off; it may be so already. Answers the course as it is afterwards. Rejects
   * with `not-found`. No edit of its facts: the revision stays.
   */
  setLive(id: CourseId, isLive: boolean): Promise<Course>;
  /** Replaces the list of lessons that anybody may open. No edit of its facts either. Rejects with `not-found`. */
  setFreeLessons(id: CourseId, freeLessons: readonly ContentId[]): Promise<void>;
  /**
   * Replaces this picture, or removes it. False, and nothing is changed, if the course is gone or shows another one
   * now. Keeps the revision, which counts edits of admins.
   */
  replaceThumbnail(id: CourseId, before: FileKey, after: Thumbnail | typeof NO_THUMBNAIL): Promise<boolean>;

  findModule(courseId: CourseId, moduleId: ModuleId): Promise<CourseModule | undefined>;
  listModules(courseId: CourseId): Promise<CourseModule[]>;
  findDay(courseId: CourseId, moduleId: ModuleId, dayId: DayId): Promise<Day | undefined>;
  listDays(courseId: CourseId, moduleId: ModuleId): Promise<Day[]>;

  /** The item of this day that shows the file as its own. */
  findContentOf(dayId: DayId, fileKey: FileKey): Promise<ContentId | undefined>;
  /** The item of this day that is this very test under this title. */
  findTestOf(content: Pick<NewTestContent, 'dayId' | 'title' | 'test'>): Promise<ContentId | undefined>;
  /** The documents of this module that show one of these files. */
  findDocumentsOf(moduleId: ModuleId, fileKeys: readonly FileKey[]): Promise<Map<FileKey, DocumentId>>;
  /** Takes the next position in its day. */
  addContent(courseId: CourseId, content: NewContent): Promise<void>;
  /** Appends documents to their modules, in this order. All or none. */
  addDocuments(courseId: CourseId, documents: readonly Omit<CourseDocument, 'position' | 'revision'>[]): Promise<void>;

  /**
   * Raises the versions of courses whose screens another context has changed: no copy that is kept of them is still
   * good. Courses that are gone are left out.
   */
  renew(courseIds: readonly CourseId[]): Promise<void>;
  /** True when a document of a module shows the file. */
  isDocument(fileKey: FileKey): Promise<boolean>;
  /**
   * Stores the findings of an inspection with the document that shows the file, or clears earlier ones. Raises the
   * versions, also where an item of a day shows it. False, and nothing is changed, if no node shows it.
   */
  noteInspection(fileKey: FileKey, found?: DocumentFindings): Promise<boolean>;
}

/**
 * Modules, days, contents and documents of one course, whatever their kind. Inside a unit of work; every write raises
 * the versions as those of CourseRepository do. Contract: tests/contracts/course-node-repository.contract.ts.
 */
export interface CourseNodeRepository {
  /** Rejects with `conflict` (`catalog/module-number-taken`). */
  addModule(module: CourseModule, days: readonly Day[]): Promise<void>;
  addDay(courseId: CourseId, day: Day): Promise<void>;
  find(ref: NodeRef): Promise<CourseNode | undefined>;
  /** Siblings of its kind, in order; empty under wrong parents. */
  siblings(ref: NodeRef): Promise<CourseNode[]>;
  /** Raises the revision. Rejects with `not-found`, and with `conflict` (`catalog/stale`) as an edit does. */
  rename(ref: NodeRef, title: string, seenRevision?: number): Promise<void>;
  /** Siblings, each with the order of the other; a changed title is kept too. */
  swap(ref: NodeRef, nodes: readonly [CourseNode, CourseNode]): Promise<void>;
  /**
   * Changes or removes a video's extra files, and returns the previous ones. Rejects with `not-found`, and with
   * `invalid` (`catalog/not-a-video`). Keeps the revision, which is about the title.
   */
  editVideo(ref: ContentRef, change: Partial<VideoExtras>): Promise<VideoExtras>;
  /** Deletes the node with its descendants. Rejects with `not-found`. */
  delete(ref: NodeRef | CourseRef): Promise<void>;
}

/** The one file that a content or a document is about. Contract: tests/contracts/lesson-files.contract.ts. */
export interface LessonFiles {
  /** Finds it anywhere in its own course, and in no other. */
  find(ref: LessonRef): Promise<Lesson | undefined>;
  /**
   * Inside a unit of work. Forgets what was known of the old file: a told length, pages, preview, the title it had of
   * itself, and its text, which nothing finds any more. Captions and chapters stay. Raises the revision and the
   * versions. Rejects with `not-found`.
   */
  replace(ref: ContentRef | DocumentRef, fileKey: FileKey): Promise<void>;
}

/** Parents and order of nodes. Contract: tests/contracts/node-placements.contract.ts. */
export interface NodePlacements {
  /** Nodes of this kind in this course among the ids, in the order of the ids. */
  find(courseId: CourseId, kind: NodeKind, ids: readonly string[]): Promise<PlacedNode[]>;
  /** Children of this parent, in order; undefined where the course has no such parent. */
  under(parent: ParentRef): Promise<PlacedNode[] | undefined>;
  /**
   * Inside a unit of work, with the course held. Gives nodes of one course this parent, their orders and titles, in a
   * constant number of statements. Raises the versions once, and the revision of each node whose title changes.
   */
  place(parent: ParentRef, nodes: readonly CourseNode[]): Promise<void>;
}

/** Facts read out of a document's file. */
export type DocumentFindings = { readonly pageCount: number } & Pick<CourseDocument, 'suggestedTitle' | 'previewKey'>;

/**
 * Read model of the screens: joins freely and holds no rule. Each call is a constant number of queries (no N+1).
 * Contract: tests/contracts/catalog-reader.contract.ts.
 */
export interface CatalogReader {
  /** Live courses, oldest first; what is refused does not count. */
  liveOutlines(): Promise<CourseOutline[]>;
  /** Live or not, oldest first. */
  allOutlines(): Promise<CourseOutline[]>;
  /** One of them. */
  outline(id: CourseId): Promise<CourseOutline | undefined>;
  courseAddresses(): Promise<CourseAddress[]>;
  /** Rises with every change to any course. */
  catalogueVersion(): Promise<number>;
  courseTree(id: CourseId): Promise<CourseTree | undefined>;
  /** Live or not, oldest first. */
  listCourses(): Promise<Course[]>;
  coursesByIds(ids: readonly CourseId[]): Promise<Course[]>;
  /** Existing courses among the ids, without their texts: asked with nearly every call of a student. */
  courseFacts(ids: readonly CourseId[]): Promise<CourseFacts[]>;
  content(id: ContentId): Promise<{ content: ContentEntry; courseId: CourseId } | undefined>;
  document(id: DocumentId): Promise<{ document: DocumentEntry; courseId: CourseId } | undefined>;
  /** Documents of a module of this course, in order. */
  documents(courseId: CourseId, moduleId: ModuleId): Promise<DocumentEntry[]>;
  /**
   * Every item of these courses that students can have, in reading order, with its module and day: what progress is
   * measured against.
   */
  studyItems(ids: readonly CourseId[]): Promise<StudyItem[]>;
  /** Every test of these courses. */
  placedTests(ids: readonly CourseId[]): Promise<PlacedTest[]>;
  /** The use of a file: as a course's thumbnail, or as something a course sells. */
  fileUse(key: FileKey): Promise<FileUse | undefined>;
  /** Keys that a course, one in the trash too, or a figure of the question bank references for any purpose. */
  usedFiles(keys: readonly FileKey[]): Promise<FileKey[]>;
}

export type CourseFacts = Pick<
  Course,
  'id' | 'title' | 'priceCents' | 'durationMonths' | 'isLive' | 'hasQuestionBank' | 'version'
>;

/** One row for each item; a module without items has one row whose `contentId` is null. */
export interface StudyItem {
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly moduleNumber: number;
  readonly moduleTitle: string;
  readonly dayNumber: number | null;
  readonly contentId: ContentId | null;
  readonly type: string | null;
  readonly title: string | null;
  readonly lengthSeconds: number | null;
  readonly test: CourseTest | null;
}

export interface FileUse {
  readonly courseId: CourseId;
  readonly isCourseLive: boolean;
  readonly as: 'thumbnail' | 'lesson';
}

export type FilePurpose = 'video' | 'document' | 'captions';

/** Answered by media: the most bytes of each, and the sentence about more. */
export type UploadLimits = Readonly<Record<FilePurpose, { readonly maxBytes: number; readonly sentence: string }>>;

/** Answered by media: the object behind a key is ours, whole, within its size and of an allowed type. */
export interface VerifiedFiles {
  /** Refuses with `invalid` or `conflict`, in words for the row the file belongs to. */
  verify(key: FileKey, purpose: FilePurpose): Promise<void>;
  /** Verifies several files, each by itself. Returns the refusals. */
  verifyAll(keys: readonly FileKey[], purpose: FilePurpose): Promise<ReadonlyMap<FileKey, DomainError>>;
}

/** Answered by media: what a course shows is a new picture made of the uploaded one, in two sizes. */
export interface Pictures {
  /**
   * Makes the thumbnail of an upload; its key may be sent repeatedly. Refuses with `invalid` or `conflict`, in words
   * for the form, and with `unavailable` when many are being made.
   */
  prepare(uploadedKey: FileKey): Promise<Thumbnail>;
  /** Makes the thumbnail of a picture that a course still shows as it was uploaded. Refuses with `invalid`. */
  renew(shownKey: FileKey): Promise<Thumbnail>;
}

/** Answered by media: a WebVTT file of our own writing. */
export interface TextTracks {
  /** Stores it, ready to be taken into use. Refuses with `invalid`. */
  keep(fileName: string, webVtt: Uint8Array): Promise<FileKey>;
}

/** Media's store inside our transaction: a file is taken into use together with the record that names it. */
export interface FilesInUse {
  /** Moves keys from verified to attached. Returns the moved ones, without those that another record has. */
  attach(keys: readonly FileKey[]): Promise<FileKey[]>;
  /** Resets the file to uninspected: students get a paper only after a new inspection. */
  forgetInspection(key: FileKey): Promise<void>;
}

/** Media's store inside our transaction: a video is noted as one that is to be converted. */
export interface ExpectedConversions {
  /** True when most browsers cannot play it: it is to be converted to MP4 where the school can. */
  isNeeded(key: FileKey): Promise<boolean>;
  /** False where that is known already. */
  expect(key: FileKey): Promise<boolean>;
  /** True when all its renditions have been made. */
  isDone(key: FileKey): Promise<boolean>;
  /** Resets the conversion, as if never requested. */
  forget(key: FileKey): Promise<void>;
}

/** Media's store inside our transaction: what was made of a video for browsers that do not play it. */
export interface VideoRenditions {
  /** Renditions of these videos, best first. */
  listOf(sourceKeys: readonly FileKey[]): Promise<VideoRendition[]>;
  /** Makes the rendition the source; the others become renditions of it. */
  promote(rendition: VideoRendition): Promise<void>;
}

export interface VideoRendition {
  readonly sourceKey: FileKey;
  readonly height: number;
  readonly fileKey: FileKey;
}

/** Answered by enrolment: whether this user may enter this course now. */
export interface CourseAccess {
  mayEnter(userId: string, courseId: CourseId): Promise<boolean>;
}

/** Answered by enrolment: the courses that a user may enter now, oldest enrolment first. */
export interface OwnedCourses {
  coursesOf(userId: string): Promise<CourseId[]>;
}

/** Answered by enrolment, each in one query. */
export interface StudentCounts {
  /** Number of people who may enter each of these courses now; has an entry for every course. */
  of(courseIds: readonly CourseId[]): Promise<ReadonlyMap<CourseId, number>>;
  /** Courses among the ids with an enrolment, bought or granted, active or ended. */
  everIn(courseIds: readonly CourseId[]): Promise<ReadonlySet<CourseId>>;
}
