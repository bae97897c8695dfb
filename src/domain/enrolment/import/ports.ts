import type { CalendarDay } from '../../kernel/calendar.ts';
import type { CourseId, EnrolmentImportId, UserId } from '../../kernel/ids.ts';
import type { EnrolmentOutcome } from '../literals.ts';

export interface WrittenPerson {
  readonly name: string;
  readonly email: string;
}

export interface KnownAddress {
  /** One spelling for all that are the same address. */
  readonly email: string;
  /** Account of the address; null where it has none. */
  readonly account: {
    readonly userId: UserId;
    readonly isStudent: boolean;
    readonly isDisabled: boolean;
    /** Registered with an address that was never confirmed. */
    readonly isUnproven: boolean;
  } | null;
  /** Former address of an account that can still have it back. */
  readonly isHeld: boolean;
  /** Sentence about an address that no new account may have; else empty. */
  readonly fault: string;
}

/** Answered by identity. */
export interface StudentAccounts {
  /** In the order in which they are asked for. */
  known(emails: readonly string[]): Promise<readonly KnownAddress[]>;
  /** Makes an account without a password. Rejects with `conflict` where the address is taken or held. */
  add(person: WrittenPerson): Promise<UserId>;
}

/** People of one file who get one course. */
export interface EnrolmentImport {
  readonly id: EnrolmentImportId;
  readonly courseId: CourseId;
  /** The last day of access; null for as long as a buyer would get. */
  readonly until: CalendarDay | null;
  readonly actorId: UserId;
  readonly people: number;
  readonly startedAt: Date;
}

/** A person of an import by their place, from 0. Their words go once they are enrolled: the account has them. */
export interface ImportedPerson extends WrittenPerson {
  readonly position: number;
  readonly outcome: EnrolmentOutcome;
  /** Sentence; empty unless refused. */
  readonly refusal: string;
}

/** Contract: tests/contracts/enrolment-imports.test.ts. */
export interface EnrolmentImports {
  add(one: EnrolmentImport, people: readonly WrittenPerson[]): Promise<void>;
  find(id: EnrolmentImportId): Promise<EnrolmentImport | undefined>;
  /** People who still wait among `count` people from this place on, in their order. */
  waiting(id: EnrolmentImportId, from: number, count: number): Promise<ImportedPerson[]>;
  /** True for the one call that settled who waited. */
  settle(
    id: EnrolmentImportId,
    position: number,
    outcome: Exclude<EnrolmentOutcome, 'waiting'>,
    refusal?: string,
  ): Promise<boolean>;
  counts(id: EnrolmentImportId): Promise<Readonly<Record<EnrolmentOutcome, number>>>;
  /** The first ones who were refused. */
  refused(id: EnrolmentImportId, limit: number): Promise<ImportedPerson[]>;
  removeOlderThan(startedAt: Date): Promise<void>;
}
