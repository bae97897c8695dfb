import type { Clock } from '../../kernel/clock.ts';
import type { FileKey, Ids } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { checkedTitle, modulesOf, sevenDays, type Course } from '../course.ts';
import { takeIntoUse } from '../files-in-use.ts';
import type { CourseRepository, FilesInUse, VerifiedFiles } from '../ports.ts';

export interface NewCourse {
  readonly title: string;
  readonly description: string;
  readonly priceCents: Cents;
  readonly durationMonths: number;
  readonly moduleCount: number;
  readonly thumbnailKey: FileKey | null;
}

/** A draft with its modules and their seven days each, all in one transaction (decisions B6). */
export class CreateCourse {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository; files: FilesInUse }>,
    private readonly uploads: VerifiedFiles,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ moduleCount, ...facts }: NewCourse): Promise<Course> {
    const nextId = () => this.ids.next();
    const title = checkedTitle(facts.title);
    const course: Course = { ...facts, title, id: nextId(), isLive: false, version: 1, revision: 1, createdAt: this.clock.now() };
    const modules = modulesOf(course.id, moduleCount, nextId);
    const days = modules.flatMap((module) => sevenDays(module.id, nextId));
    const { thumbnailKey } = course;
    if (thumbnailKey !== null) await this.uploads.verify(thumbnailKey, 'thumbnail');
    await this.work.run(async ({ courses, files }) => {
      await courses.add(course, modules, days);
      if (thumbnailKey !== null) await takeIntoUse(files, [thumbnailKey]);
    });
    return course;
  }
}
