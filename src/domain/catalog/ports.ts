import type { ContentId, CourseId, DayId, FileKey, ModuleId } from '../kernel/ids.ts';
import type { CourseOutline, CourseTree } from './course-tree.ts';
import type { Content, Course, CourseDocument, CourseModule, Day } from './course.ts';
import type { SearchHit } from './search.ts';

/**
 * Courses and what is in them. Every write raises the version of its course and of the catalogue.
 * A child is only found under its own parents. Contract: tests/contracts/course-repository.contract.ts.
 */
export interface CourseRepository {
  add(course: Course, modules: readonly CourseModule[], days: readonly Day[]): Promise<void>;
  find(id: CourseId): Promise<Course | undefined>;
  /** Rejects with `conflict` (`catalog/stale`) when the stored version is not `course.version`. */
  update(course: Course): Promise<void>;

  findModule(courseId: CourseId, moduleId: ModuleId): Promise<CourseModule | undefined>;
  listModules(courseId: CourseId): Promise<CourseModule[]>;
  renameModule(module: CourseModule): Promise<void>;
  findDay(courseId: CourseId, moduleId: ModuleId, dayId: DayId): Promise<Day | undefined>;
  listDays(courseId: CourseId, moduleId: ModuleId): Promise<Day[]>;

  /** Takes the next position in its day. */
  addContent(courseId: CourseId, content: Omit<Content, 'position'>): Promise<void>;
  /** Takes the next position in its module. */
  addDocument(courseId: CourseId, document: Omit<CourseDocument, 'position'>): Promise<void>;
}

/**
 * What screens read: it joins freely and holds no rule. Each call is a constant number of queries,
 * however many modules, days and items there are. Contract: tests/contracts/catalog-reader.contract.ts.
 */
export interface CatalogReader {
  /** Live courses, oldest first. */
  liveOutlines(): Promise<CourseOutline[]>;
  /** Rises with every change to any course. */
  catalogueVersion(): Promise<number>;
  courseTree(id: CourseId): Promise<CourseTree | undefined>;
  /** Live or not, oldest first. */
  listCourses(): Promise<Course[]>;
  coursesByIds(ids: readonly CourseId[]): Promise<Course[]>;
  content(id: ContentId): Promise<{ content: Content; courseId: CourseId } | undefined>;
  /** Every item of these courses in reading order, with its place: what progress is measured against. */
  studyItems(ids: readonly CourseId[]): Promise<StudyItem[]>;
  /** Where a file is used: as a course's thumbnail, or as something a course sells. */
  fileUse(key: FileKey): Promise<FileUse | undefined>;
}

/** One row for each item; a module without items has one row whose `contentId` is null. */
export interface StudyItem {
  readonly courseId: CourseId;
  readonly moduleNumber: number;
  readonly moduleTitle: string;
  readonly dayNumber: number | null;
  readonly contentId: ContentId | null;
  readonly type: string | null;
  readonly title: string | null;
}

export interface FileUse {
  readonly courseId: CourseId;
  readonly isCourseLive: boolean;
  readonly as: 'thumbnail' | 'lesson';
}

/** Answered by media: the object behind a key is ours, whole, within its size and of an allowed type. */
export interface VerifiedFiles {
  /** Refuses with `invalid` or `conflict`, in words for the row the file belongs to. Marks the file as in use. */
  claim(key: FileKey, purpose: 'thumbnail' | 'video' | 'document' | 'captions'): Promise<void>;
}

/** Answered by enrolment: whether this user may enter this course now. */
export interface CourseAccess {
  mayEnter(userId: string, courseId: CourseId): Promise<boolean>;
}

export interface SearchQuery {
  /** From `searchWords`, at least one. All must be there; the last one may be the beginning of a word. */
  readonly words: readonly string[];
  /** Undefined: everywhere. */
  readonly within: readonly CourseId[] | undefined;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Full text over titles, descriptions and the text of documents, kept up to date by the database itself:
 * what was committed is found, what was deleted is not. Contract: tests/contracts/course-search.contract.ts.
 */
export interface CourseSearch {
  /** What has the words in its title stands before what only holds them inside. Two queries, whatever is found. */
  find(query: SearchQuery): Promise<SearchHit[]>;
}
