import type { Clock } from '../../kernel/clock.ts';
import type { FileKey, Ids } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Course, type CourseRequest } from '../course.ts';
import { sevenDays } from '../day.ts';
import { madeAlready } from '../errors.ts';
import { takeIntoUse } from '../files-in-use.ts';
import { NO_GUIDANCE } from '../guidance.ts';
import { modulesOf } from '../module.ts';
import type { CourseRepository, FilesInUse, Pictures } from '../ports.ts';
import { checkedPrice } from '../price.ts';
import { freeSlug } from '../slug.ts';
import { keysOfThumbnail, NO_THUMBNAIL, preparedThumbnail } from '../thumbnail.ts';
import { checkedTitle } from '../title.ts';

export interface NewCourse {
  readonly title: string;
  readonly description: string;
  readonly priceCents: Cents;
  readonly durationMonths: number;
  readonly moduleCount: number;
  /** Titles of its first modules; the others get the default one. */
  readonly moduleTitles?: readonly string[] | undefined;
  /** Key of the uploaded picture; the course shows the encoded copies. */
  readonly thumbnailKey: FileKey | null;
  /** Absent: each call makes a course. */
  readonly request?: CourseRequest;
}

/**
 * A draft with its modules and their seven days each, all in one transaction (decision B6). A request that is
 * repeated, since its answer was lost, makes no second one.
 */
export class CreateCourse {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository; files: FilesInUse }>,
    private readonly courses: Pick<CourseRepository, 'findRequested' | 'listModules'>,
    private readonly pictures: Pictures,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(given: NewCourse): Promise<Course> {
    const input = { ...given, title: checkedTitle(given.title), priceCents: checkedPrice(given.priceCents) };
    const known = await this.madeBefore(input);
    if (known) return known;
    try {
      return await this.make(input);
    } catch (error) {
      // Race of two equal requests: the loser may fail at any constraint that the winner has taken.
      const winner = await this.madeBefore(input);
      if (winner) return winner;
      throw error;
    }
  }

  /**
   * The course of a repeated request (idempotency key). Refused with other answers: a change must not be lost silently.
   */
  private async madeBefore(input: NewCourse): Promise<Course | undefined> {
    const course = input.request && (await this.courses.findRequested(input.request));
    if (!course) return undefined;
    const { length } = await this.courses.listModules(course.id);
    if (!isSameRequest(course, input) || length !== input.moduleCount) throw madeAlready(course.title);
    return course;
  }

  private async make({ moduleCount, moduleTitles, request, thumbnailKey, ...facts }: NewCourse): Promise<Course> {
    const nextId = () => this.ids.next();
    const id = nextId();
    const modules = modulesOf(id, moduleCount, nextId, moduleTitles);
    const days = modules.flatMap((module) => sevenDays(module.id, nextId));
    const thumbnail = thumbnailKey === null ? NO_THUMBNAIL : await preparedThumbnail(this.pictures, thumbnailKey);
    const made: Omit<Course, 'slug'> = {
      ...facts,
      ...thumbnail,
      id,
      pastSlugs: [],
      isLive: false,
      // Default by price: anybody could take the whole bank with a free course.
      hasQuestionBank: facts.priceCents > 0,
      freeLessons: null,
      guidance: NO_GUIDANCE,
      version: 1,
      revision: 1,
      createdAt: this.clock.now(),
    };
    return this.work.run(async ({ courses, files }) => {
      const course = { ...made, slug: freeSlug(facts.title, await courses.takenSlugs()) };
      await courses.add(course, modules, days, request);
      await takeIntoUse(files, keysOfThumbnail(thumbnail));
      return course;
    });
  }
}

/** Without the picture: it may have been uploaded again for the second try. */
const isSameRequest = (course: Course, input: NewCourse): boolean =>
  course.title === input.title &&
  course.description === input.description &&
  course.priceCents === input.priceCents &&
  course.durationMonths === input.durationMonths;
