import { DomainError } from '../../kernel/errors.ts';
import type { CourseId, ModuleId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CourseRepository } from '../ports.ts';
import { noSuchModule } from '../refusals.ts';

/** Gives a module its own title in place of the default one. */
export class RenameModule {
  constructor(private readonly work: UnitOfWork<{ courses: CourseRepository }>) {}

  run(input: { courseId: CourseId; moduleId: ModuleId; title: string }): Promise<void> {
    const title = input.title.trim();
    if (title === '') {
      throw new DomainError('invalid', 'catalog/title-empty', 'Title cannot be empty', { fields: { title: 'Title cannot be empty' } });
    }
    return this.work.run(async ({ courses }) => {
      const module = await courses.findModule(input.courseId, input.moduleId);
      if (!module) throw noSuchModule();
      await courses.renameModule({ ...module, title });
    });
  }
}
