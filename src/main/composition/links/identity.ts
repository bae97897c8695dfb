import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import type { EnrolmentRepository } from '../../../domain/enrolment/ports.ts';
import type { Purchases } from '../../../domain/identity/ports.ts';

export const purchases = (enrolments: EnrolmentRepository, reader: CatalogReader): Purchases => ({
  async coursesOf(userId) {
    const bought = await enrolments.coursesOf(userId);
    const there = new Set((await reader.coursesByIds(bought)).map((course) => course.id));
    return bought.filter((id) => there.has(id));
  },
});
