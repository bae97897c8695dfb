import { HOUR_MS } from '../../domain/kernel/clock.ts';
import { PurgeOldAuditEntries } from '../../domain/reporting/jobs/purge-old-audit-entries.ts';
import { ExportStudents } from '../../domain/reporting/queries/export-students.ts';
import { GetClass } from '../../domain/reporting/queries/get-class.ts';
import { GetClassAnswers } from '../../domain/reporting/queries/get-class-answers.ts';
import { GetFigures } from '../../domain/reporting/queries/get-figures.ts';
import { GetStudent } from '../../domain/reporting/queries/get-student.ts';
import { GetToDo } from '../../domain/reporting/queries/get-to-do.ts';
import { ListStudents } from '../../domain/reporting/queries/list-students.ts';
import { adminStudentRoutes } from '../../http/routes/reporting/admin-student-routes.ts';
import { classRoutes } from '../../http/routes/reporting/class-routes.ts';
import { figuresRoutes } from '../../http/routes/reporting/figures-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function reporting({ ports, links, settings: school }: ContextParts): Context<'reporting'> {
  const { kernel, reporting, settings } = ports;
  const useCases = {
    getFigures: useCase(GetFigures, reporting.figures, kernel.clock),
    getToDo: useCase(
      GetToDo,
      reporting.toDo,
      links.reporting.unfinishedCourses,
      links.reporting.waitingThreads,
      settings.school,
      kernel.clock,
    ),
    listStudents: useCase(ListStudents, reporting.students),
    getStudent: useCase(
      GetStudent,
      links.reporting.studentProfiles,
      links.reporting.studentOrders,
      links.reporting.studyRecords,
      reporting.auditLog,
    ),
    getClass: useCase(GetClass, reporting.classes, links.reporting.examAreas, links.reporting.newestEstimates),
    getClassAnswers: useCase(GetClassAnswers, reporting.classes, links.reporting.examAreas, kernel.clock),
    exportStudents: useCase(ExportStudents, reporting.students, reporting.auditLog, kernel.ids, kernel.clock),
    purgeOldAuditEntries: useCase(PurgeOldAuditEntries, reporting.auditLog, kernel.clock),
  };
  return context(useCases, (made) => ({
    routes: [...figuresRoutes(made), ...adminStudentRoutes(made, school), ...classRoutes(made)],
    jobs: {},
    scheduledTasks: [{ name: 'purge-old-audit-entries', everyMs: 12 * HOUR_MS, task: made.purgeOldAuditEntries }],
  }));
}
