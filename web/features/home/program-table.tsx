import type { LiveCourse } from '../../api/courses.ts';
import { HOME } from '../../text/copy/home.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { CURRICULUM } from '../../text/curriculum.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { type Programs, programOf } from './use-programs.ts';
import styles from './home-page.module.css';

const MONTHS = [5, 10] as const;
const WEEKS_A_MONTH = 365.25 / 12 / 7;

const moduleCount = (course: LiveCourse | undefined) => course?.modules.length || CURRICULUM.length;

/** Compares the two programs by facts that follow from length, modules and price. */
export function ProgramTable({ courses }: Pick<Programs, 'courses'>) {
  const { program } = HOME;
  const rows: { name: string; of: (months: 5 | 10, course: LiveCourse | undefined) => string }[] = [
    { name: program.bestFor, of: (months) => (months === 5 ? program.fullTime : program.withJob) },
    { name: program.modules, of: (_, course) => PROGRAM.modules(moduleCount(course)) },
    {
      name: program.pace,
      of: (months, course) => program.paceOf(Math.round((months * WEEKS_A_MONTH) / moduleCount(course))),
    },
    { name: program.access, of: (months) => program.accessOf(months) },
  ];
  const both = MONTHS.map((months) => ({ months, course: programOf(months, courses) }));
  const isPriced = both.every(({ course }) => course !== undefined);
  return (
    <Stack gap={3}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{program.name}</th>
            {MONTHS.map((months) => (
              <th key={months} scope="col">
                {HOME.programOf(months)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {both.map(({ months, course }) => (
                <td key={months}>{of(months, course)}</td>
              ))}
            </tr>
          ))}
          {isPriced && (
            <tr>
              <th scope="row">{program.monthly}</th>
              {both.map(({ months, course }) => (
                <td key={months}>{dollarsAndCents((course?.price ?? 0) / months)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {isPriced && <Note>{program.notMonthly}</Note>}
    </Stack>
  );
}
