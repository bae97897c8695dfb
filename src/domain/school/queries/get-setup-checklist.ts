import type { CourseId } from '../../kernel/ids.ts';
import type { CurrentSettings } from '../current-settings.ts';
import type { SchoolCourses, SetupReader } from '../ports.ts';
import { setupSteps } from '../setup-checklist.ts';

export interface SetupChecklist {
  readonly steps: ReturnType<typeof setupSteps>;
  /** The oldest course. */
  readonly courseId: CourseId | null;
  /** Something is left to do, and the school is no demonstration, where made-up people have been studying. */
  readonly isNew: boolean;
}

/** Returns the steps before a school opens. */
export class GetSetupChecklist {
  constructor(
    private readonly reader: SetupReader,
    private readonly courses: SchoolCourses,
    private readonly current: CurrentSettings,
    private readonly mail: { readonly service: string },
    private readonly school: { readonly seedDemo: string },
  ) {}

  async run(): Promise<SetupChecklist> {
    const [{ content }, courses, facts] = await Promise.all([
      this.current.newest(),
      this.courses.readiness(),
      this.reader.facts(this.mail.service),
    ]);
    const { first, environment } = this.current;
    const steps = setupSteps({ content, first, environment }, courses, facts);
    const isNew = this.school.seedDemo === 'none' && steps.some(({ isDone }) => !isDone);
    return { steps, courseId: courses.courseId, isNew };
  }
}
