import type { ContentId, CourseId } from '../../kernel/ids.ts';
import { previewsCourses, type Viewer } from '../../kernel/viewer.ts';
import type { OwnedCourses } from '../ports.ts';
import { type SearchHit, searchWords } from '../search.ts';
import type { CourseSearch } from '../search-ports.ts';
import { type Departure, SearchTurns } from '../search-turns.ts';

export interface SearchRequest {
  readonly viewer: Viewer;
  readonly text: string;
  /** Only in this course. */
  readonly courseId?: CourseId;
  /** Only this item, for where the words are said in it. */
  readonly contentId?: ContentId | undefined;
  /** How many hits the viewer has seen already. */
  readonly offset?: number;
  readonly departure?: Departure | undefined;
}

export interface SearchPage {
  readonly hits: readonly SearchHit[];
  /** Null when there is nothing more. */
  readonly nextOffset: number | null;
}

const PAGE_SIZE = 20;
/** Last offset of paging: beyond it a search needs other words. */
const MAX_OFFSET = 200;

/** Keeps the hit of a withheld paper without its file: its place tells when it will open. */
const withoutWithheldFile = (hit: SearchHit): SearchHit => (hit.isWithheld ? { ...hit, fileKey: null } : hit);

const NOTHING: SearchPage = { hits: [], nextOffset: null };

/** Searches titles, PDFs and captions: for students in the courses they own, for previewers in all courses. */
export class SearchCourses {
  private readonly turns = new SearchTurns();

  constructor(
    private readonly search: CourseSearch,
    private readonly owned: OwnedCourses,
  ) {}

  async run({ viewer, text, courseId, contentId, offset = 0, departure }: SearchRequest): Promise<SearchPage> {
    const words = searchWords(text);
    if (words.length === 0 || offset >= MAX_OFFSET) return NOTHING;
    const within = await this.coursesFor(viewer, courseId);
    if (within?.length === 0) return NOTHING;
    const page = { words, within, contentId, offset, limit: PAGE_SIZE + 1 };
    const found = await this.turns.run(
      viewer.userId,
      (isUnwanted) => this.search.find({ ...page, isUnwanted }),
      departure,
    );
    const next = offset + PAGE_SIZE;
    const hits = previewsCourses(viewer) ? found : found.map(withoutWithheldFile);
    return { hits: hits.slice(0, PAGE_SIZE), nextOffset: found.length > PAGE_SIZE && next < MAX_OFFSET ? next : null };
  }

  /** Undefined: everywhere. */
  private async coursesFor(viewer: Viewer, courseId: CourseId | undefined): Promise<readonly CourseId[] | undefined> {
    if (previewsCourses(viewer)) return courseId === undefined ? undefined : [courseId];
    const owned = await this.owned.coursesOf(viewer.userId);
    return courseId === undefined ? owned : owned.filter((id) => id === courseId);
  }
}
