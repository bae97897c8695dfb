import { unguarded } from '../../kernel/csv-guard.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { EventLoopYield } from '../../kernel/event-loop-yield.ts';
import { foreignFile } from '../../kernel/foreign-file.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { noSuchCourse } from '../errors.ts';
import { PEOPLE_LIMITS, type PersonState } from '../literals.ts';
import type { CoursesForSale, EnrolmentRepository } from '../ports.ts';
import type { PeopleFileReader } from './people-file.ts';
import type { KnownAddress, StudentAccounts, WrittenPerson } from './ports.ts';

export interface PeopleFile {
  readonly bytes: Uint8Array;
  readonly courseId: CourseId;
  /** Normalizes a person as every account is; `fault` is a sentence, or empty. */
  readonly tidy: (person: WrittenPerson) => Promise<WrittenPerson & { readonly fault: string }>;
}

export interface JudgedPerson extends WrittenPerson {
  readonly line: number;
  readonly state: PersonState;
  /** Sentence where it is malformed. */
  readonly fault: string;
}

const READY: ReadonlySet<PersonState> = new Set(['new', 'known', 'unproven']);

export const isReady = ({ state }: Pick<JudgedPerson, 'state'>): boolean => READY.has(state);

/** Reads a file of people, and says of each row what enrolling it would meet. Changes nothing. */
export class PeopleJudge {
  constructor(
    private readonly reader: PeopleFileReader,
    private readonly accounts: StudentAccounts,
    private readonly courses: CoursesForSale,
    private readonly enrolments: Pick<EnrolmentRepository, 'holdersAmong'>,
    private readonly eventLoop: EventLoopYield,
  ) {}

  async run({ bytes, courseId, tidy }: PeopleFile): Promise<JudgedPerson[]> {
    if (!(await this.courses.find(courseId))) throw noSuchCourse();
    const foreign = foreignFile(bytes);
    if (foreign !== undefined) throw unreadable('foreign', foreign);
    const read = await this.reader.readPeople(bytes);
    if (!read) throw tooDemanding();
    if (read.brokenLine !== null) throw notUtf8(read.brokenLine);
    if (read.rows.length > PEOPLE_LIMITS.people) throw tooMany();
    const rows: (WrittenPerson & { line: number; fault: string })[] = [];
    for (const { line, name, email, fault } of read.rows) {
      // A spreadsheet of ours kept a formula from being computed: here it is a text like any other.
      const person = { name: unguarded(name), email: unguarded(email) };
      rows.push({ ...(fault === '' ? await tidy(person) : { ...person, fault }), line });
      await this.eventLoop.yield();
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
  if (holders.has(account.userId)) return 'has-course';
  return account.isUnproven ? 'unproven' : 'known';
}

const unreadable = (code: string, sentence: string) => new DomainError('invalid', `enrolment/people-${code}`, sentence);
const notUtf8 = (line: number) =>
  unreadable('encoding', `Line ${line} is not in UTF-8. Save the file as “CSV UTF-8”, and choose it again.`);
const tooMany = () =>
  unreadable('too-many', `A file can have ${PEOPLE_LIMITS.people.toLocaleString('en-AU')} people at most.`);
const tooDemanding = () =>
  unreadable('too-demanding', 'This file takes too long to read. Split it into smaller files.');
const nobody = () => unreadable('nobody', 'There is nobody in this file. Each line is a name and an email address.');
