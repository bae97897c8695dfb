import { GetExtraTime } from '../../../domain/exam/queries/get-extra-time.ts';
import { ListSittings } from '../../../domain/exam/queries/list-sittings.ts';
import { ListStudentSittings } from '../../../domain/exam/queries/list-student-sittings.ts';
import { ExtendSection } from '../../../domain/exam/use-cases/extend-section.ts';
import { RemoveExtraTime } from '../../../domain/exam/use-cases/remove-extra-time.ts';
import { SetExtraTime } from '../../../domain/exam/use-cases/set-extra-time.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Extra time and sittings of students, as administrators look after them. */
export const extraTimeUseCases = ({ ports, links }: ContextParts) => {
  const { kernel, exam } = ports;
  const { work, ids, clock } = kernel;
  const { people } = links.kernel;
  return {
    getExtraTime: useCase(GetExtraTime, people, exam.extraTimes, clock),
    setExtraTime: useCase(SetExtraTime, people, work, ids, clock),
    removeExtraTime: useCase(RemoveExtraTime, people, work, ids, clock),
    extendSection: useCase(ExtendSection, work, ids, clock),
    listStudentSittings: useCase(ListStudentSittings, people, ListSittings, clock),
  };
};
