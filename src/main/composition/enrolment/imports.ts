import { PeopleJudge } from '../../../domain/enrolment/import/judge-people.ts';
import { EnrolPeople } from '../../../domain/enrolment/jobs/enrol-people.ts';
import { PurgeOldImports } from '../../../domain/enrolment/jobs/purge-old-imports.ts';
import { CheckPeople } from '../../../domain/enrolment/queries/check-people.ts';
import { GetEnrolmentImport } from '../../../domain/enrolment/queries/get-enrolment-import.ts';
import { EnrolByHand } from '../../../domain/enrolment/use-cases/enrol-by-hand.ts';
import { StartEnrolmentImport } from '../../../domain/enrolment/use-cases/start-enrolment-import.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Many people who get one course by one file. */
export const importUseCases = ({ ports: { kernel, enrolment }, links }: ContextParts) => ({
  peopleJudge: useCase(
    PeopleJudge,
    enrolment.peopleFileReader,
    links.enrolment.studentAccounts,
    links.enrolment.coursesForSale,
    enrolment.enrolments,
    kernel.eventLoop,
  ),
  checkPeople: useCase(CheckPeople, PeopleJudge, kernel.clock),
  startEnrolmentImport: useCase(StartEnrolmentImport, PeopleJudge, kernel.work, kernel.ids, kernel.clock),
  getEnrolmentImport: useCase(GetEnrolmentImport, enrolment.enrolmentImports),
  enrolPeople: useCase(
    EnrolPeople,
    enrolment.enrolmentImports,
    links.enrolment.studentAccounts,
    EnrolByHand,
    kernel.work,
    kernel.eventLoop,
  ),
  purgeOldImports: useCase(PurgeOldImports, kernel.work, kernel.clock),
});
