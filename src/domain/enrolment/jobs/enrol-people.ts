import { DomainError, type ErrorKind } from '../../kernel/errors.ts';
import type { EventLoopYield } from '../../kernel/event-loop-yield.ts';
import type { EnrolmentImportId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { EnrolmentImport, EnrolmentImports, StudentAccounts, WrittenPerson } from '../import/ports.ts';
import type { EnrolByHand } from '../use-cases/enrol-by-hand.ts';
import { PEOPLE_OF_A_JOB } from '../use-cases/start-enrolment-import.ts';

/**
 * Job: enrols a slice of an import's people, each in its own transaction that settles the row too. Safe to repeat after
 * a crash: continues with the waiting rows, finds accounts made before, and sends no mail twice.
 */
export class EnrolPeople {
  constructor(
    private readonly imports: Pick<EnrolmentImports, 'find' | 'waiting'>,
    private readonly accounts: StudentAccounts,
    private readonly enrolByHand: Pick<EnrolByHand, 'run'>,
    private readonly work: UnitOfWork<{ enrolmentImports: EnrolmentImports }>,
    private readonly eventLoop: EventLoopYield,
  ) {}

  async run({ importId, from }: { importId: EnrolmentImportId; from: number }): Promise<void> {
    const one = await this.imports.find(importId);
    if (!one) return;
    for (const { position, ...person } of await this.imports.waiting(importId, from, PEOPLE_OF_A_JOB)) {
      await this.eventLoop.yield();
      try {
        await this.enrol(one, position, person);
      } catch (error) {
        const refusal = refusalOf(error);
        await this.work.run(({ enrolmentImports }) => enrolmentImports.settle(importId, position, 'refused', refusal));
      }
    }
  }

  private async enrol(one: EnrolmentImport, position: number, person: WrittenPerson): Promise<void> {
    const { id, courseId, actorId, until } = one;
    const userId = await this.accountOf(person);
    const row = { importId: id, position, name: person.name };
    await this.enrolByHand.run({ actorId, userId, courseId, row, ...(until !== null && { until }) });
  }

  /** The address's account, whose state may have changed since the file was checked. */
  private async accountOf(person: WrittenPerson): Promise<UserId> {
    const account = await this.find(person);
    if (account) return account;
    try {
      return await this.accounts.add(person);
    } catch (error) {
      // Race: an account with this address was registered meanwhile.
      const meanwhile = await this.find(person);
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  private async find({ email }: WrittenPerson): Promise<UserId | undefined> {
    const [known] = await this.accounts.known([email]);
    if (!known?.account) {
      if (known?.isHeld) throw refused('held', HELD);
      return undefined;
    }
    if (!known.account.isStudent) throw refused('team', 'This is the address of a team member.');
    if (known.account.isDisabled) throw refused('disabled', 'This account is disabled.');
    return known.account.userId;
  }
}

const HELD = 'The former owner of this address can still have it back.';
const refused = (code: string, sentence: string) => new DomainError('conflict', `enrolment/person-${code}`, sentence);

/** Kinds that no later try changes. */
const LASTING: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['invalid', 'conflict', 'not-found']);

function refusalOf(error: unknown): string {
  if (error instanceof DomainError && LASTING.has(error.kind)) return error.message;
  throw error;
}
