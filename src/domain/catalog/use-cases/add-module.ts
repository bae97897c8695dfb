import { DomainError } from '../../kernel/errors.ts';
import type { CourseId, Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Day, sevenDays } from '../day.ts';
import { type CourseModule, MAX_MODULE_NUMBER } from '../module.ts';
import type { CourseNodeRepository, CourseRepository } from '../ports.ts';
import { checkedTitle } from '../title.ts';

/** A module under a number of its own, with its seven days (specification 4). */
export class AddModule {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository; nodes: CourseNodeRepository }>,
    private readonly ids: Ids,
  ) {}

  async run(input: {
    courseId: CourseId;
    number: number;
    title: string;
  }): Promise<{ module: CourseModule; days: Day[] }> {
    const { courseId, number } = input;
    refuseOddNumber(number);
    const nextId = () => this.ids.next();
    const module: CourseModule = { id: nextId(), courseId, number, title: checkedTitle(input.title), revision: 1 };
    const days = sevenDays(module.id, nextId);
    await this.work.run(async ({ courses, nodes }) => {
      await courses.hold(courseId);
      await nodes.addModule(module, days);
    });
    return { module, days };
  }
}

function refuseOddNumber(number: number): void {
  if (Number.isInteger(number) && number >= 1 && number <= MAX_MODULE_NUMBER) return;
  const sentence = `A module number is a whole number from 1 to ${MAX_MODULE_NUMBER}.`;
  throw new DomainError('invalid', 'catalog/module-number', sentence, { fields: { moduleNumber: sentence } });
}
