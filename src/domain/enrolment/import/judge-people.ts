import type { Breather } from '../../kernel/breather.ts';
import { unguarded } from '../../kernel/csv-guard.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { CourseId } from '../../kernel/ids.ts';
import type { RowReader } from '../../kernel/row-reader.ts';
import { noSuchCourse } from '../errors.ts';
import { PEOPLE_LIMITS, type PersonState } from '../literals.ts';
import type { CoursesForSale, EnrolmentRepository } from '../ports.ts';
import { peopleRows } from './people-rows.ts';
import type { KnownAddress, StudentAccounts, WrittenPerson } from './ports.ts';

export interface PeopleFile {
  readonly bytes: Uint8Array;
  readonly courseId: CourseId;
  /** Tidies a person as every account is, with a sentence about what is wrong; empty where nothing is. */
  readonly tidy: (person: WrittenPerson) => Promise<WrittenPerson & { readonly fault: string }>;
}

export interface JudgedPerson extends WrittenPerson {
  readonly line: number;
  readonly state: PersonState;
  /** Sentence where it is malformed. */
  readonly fault: string;
}

export const isReady = ({ state }: Pick<JudgedPerson, 'state'>): boolean => state === 'new' || state === 'known';

/** Reads a file of people, and says of each row what enrolling it would meet. Changes nothing. */
export class PeopleJudge {
  constructor(
    private readonly reader: RowReader,
    private readonly accounts: StudentAccounts,
    private readonly courses: CoursesForSale,
    private readonly enrolments: Pick<EnrolmentRepository, 'holdersAmong'>,
    private readonly breather: Breather,
  ) {}

  async run({ bytes, courseId, tidy }: PeopleFile): Promise<JudgedPerson[]> {
    const read = this.reader.textOf(bytes);
    if ('brokenLine' in read) throw notUtf8(read.brokenLine);
    if (!(await this.courses.find(courseId))) throw noSuchCourse();
    const rows: (WrittenPerson & { line: number; fault: string })[] = [];
    for await (const { line, name, email, fault } of peopleRows(read.text, this.reader, PEOPLE_LIMITS.people)) {
      if (rows.length === PEOPLE_LIMITS.people) throw tooMany();
      // A spreadsheet of ours kept a formula from being computed: here it is a text like any other.
      const person = { name: unguarded(name), email: unguarded(email) };
      rows.push({ ...(fault === '' ? await tidy(person) : { ...person, fault }), line });
      await this.breather.pause();
    }
    if (rows.length === 0) throw nobody();
    const written = rows.filter(({ fault }) => fault === '');
    const known = await this.accounts.known(written.map(({ email }) => email));
    const userIds = known.flatMap(({ account }) => (account ? [account.userId] : []));
    const holders = await this.enrolments.holdersAmong(courseId, userIds);
    const judged = new Map<object, Partial<JudgedPerson>>();
    const seen = new Set<string>();
    for (const [at, row] of written.entries()) {
      const found = known[at];
      if (!found) continue;
      const { email } = found;
      if (!found.account && found.fault !== '') judged.set(row, { email, fault: found.fault });
      else judged.set(row, { email, state: seen.has(email) ? 'twice' : stateOfAddress(found, holders) });
      seen.add(email);
    }
    return rows.map((row) => ({ ...row, state: 'malformed', ...judged.get(row) }));
  }
}

function stateOfAddress({ account, isHeld }: KnownAddress, holders: ReadonlySet<string>): PersonState {
  if (!account) return isHeld ? 'held' : 'new';
  if (!account.isStudent) return 'team';
  if (account.isDisabled) return 'disabled';
  return holders.has(account.userId) ? 'has-course' : 'known';
}

const unreadable = (code: string, sentence: string) => new DomainError('invalid', `enrolment/people-${code}`, sentence);
const notUtf8 = (line: number) =>
  unreadable('encoding', `Line ${line} is not in UTF-8. Save the file as “CSV UTF-8”, and choose it again.`);
const tooMany = () =>
  unreadable('too-many', `A file can have ${PEOPLE_LIMITS.people.toLocaleString('en-AU')} people at most.`);
const nobody = () => unreadable('nobody', 'There is nobody in this file. Each line is a name and an email address.');
