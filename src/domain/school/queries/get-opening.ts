import type { CourseId } from '../../kernel/ids.ts';
import type { CurrentSettings } from '../current-settings.ts';
import { openSteps } from '../opening.ts';
import type { OpeningReader, SchoolCourses } from '../ports.ts';

export interface Opening {
  readonly steps: ReturnType<typeof openSteps>;
  /** The oldest course. */
  readonly courseId: CourseId | null;
  /** The school is a demonstration: made-up people have been studying in it. */
  readonly isDemo: boolean;
}

/** Returns the steps before a school opens. */
export class GetOpening {
  constructor(
    private readonly reader: OpeningReader,
    private readonly courses: SchoolCourses,
    private readonly current: CurrentSettings,
    private readonly mail: { readonly service: string },
    private readonly school: { readonly seedDemo: string },
  ) {}

  async run(): Promise<Opening> {
    const [{ content }, courses, facts] = await Promise.all([
      this.current.newest(),
      this.courses.readiness(),
      this.reader.facts(this.mail.service),
    ]);
    const { first, environment } = this.current;
    return {
      steps: openSteps({ content, first, environment }, courses, facts),
      courseId: courses.courseId,
      isDemo: this.school.seedDemo !== 'none',
    };
  }
}
