import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeEmail, type User } from '../../../src/domain/identity/user.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { QueueMail } from '../../../src/domain/operations/use-cases/queue-mail.ts';
import { SendContactMessage } from '../../../src/domain/support/use-cases/send-contact-message.ts';
import { aMail } from '../../contracts/samples.ts';
import { emptyDomainDatabases } from '../../support/domain-database.ts';
import { ADA, identityWorld } from './identity-world.ts';

const PEOPLE = ['Ann', 'Bea'] as const;
type Who = (typeof PEOPLE)[number];
/** The first one is a part of the second one, and the third one has a letter that a database may not fold. */
const LEE = 'lee@example.org';
const ANNALEE = 'annalee@example.org';
const ZOE = 'zoë@example.org';
const ADDRESSES = [LEE, ANNALEE, ZOE] as const;
type Address = (typeof ADDRESSES)[number];

const DOES = ['register', 'confirm', 'change', 'undo', 'write', 'write signed in', 'hand over', 'erase'] as const;
const steps = fc.array(
  fc.record({
    does: fc.constantFrom(...DOES),
    who: fc.constantFrom(...PEOPLE),
    address: fc.constantFrom(...ADDRESSES),
  }),
  { minLength: 5, maxLength: 20 },
);
type Step = { readonly does: (typeof DOES)[number]; readonly who: Who; readonly address: Address };

/** Words of one writer, which nobody else may ever be handed. */
interface Canary {
  readonly who: Who;
  readonly words: string;
  readonly account: string | undefined;
}

/**
 * Two people and three mailboxes. Ann reads the first one, Bea the second one; the third one is Ann's until it is handed
 * over. Anybody may register any address; only who reads a mailbox uses a link that lies there, and only for themselves.
 */
class Town {
  private readonly world = identityWorld();
  private readonly send = new SendContactMessage(
    this.world.work,
    { findByEmail: (email) => this.world.stores.users.findByEmail(normalizeEmail(email)) },
    this.world.ids,
    this.world.clock,
  );
  private readonly mailer = new QueueMail(this.world.work, this.world.ids, this.world.clock);
  private readonly reader: Record<Address, Who> = { [LEE]: 'Ann', [ANNALEE]: 'Bea', [ZOE]: 'Ann' };
  private readonly accounts: Record<Who, string[]> = { Ann: [], Bea: [] };
  private readonly undoLinks = new Map<Address, string>();
  private readonly canaries: Canary[] = [];
  readonly faults: string[] = [];

  async step({ does, who, address }: Step): Promise<void> {
    this.world.clock.advance(HOUR_MS);
    await this.world.takeJobs();
    const isReader = this.reader[address] === who;
    const [account] = await this.living(who);
    switch (does) {
      case 'register':
        return refusable(async () => {
          const user = await this.world.register.run({ ...ADA, name: who, email: address });
          this.accounts[who].push(user.id);
        });
      case 'confirm':
        if (account?.email === normalizeEmail(address) && isReader && !account.emailConfirmedAt)
          await this.world.confirmEmail.run({ token: await this.token('confirm-email', account) });
        return;
      case 'change':
        return account && refusable(() => this.change(account, address, isReader));
      case 'undo': {
        const token = isReader && this.undoLinks.get(address);
        return token ? refusable(() => this.world.undoEmailChange.run({ token })) : undefined;
      }
      case 'write':
        return isReader ? this.leave(who, address) : undefined;
      case 'write signed in':
        return account && this.message(who, address, account.id);
      case 'hand over':
        return this.handOver();
      case 'erase':
        return account && this.erase(account);
    }
  }

  /** What each of them is handed has nothing of the other, and all that they wrote under their own account. */
  async check(): Promise<void> {
    for (const who of PEOPLE)
      for (const account of await this.living(who)) {
        const copy = await this.copyOf(account);
        for (const { who: writer, words, account: owner } of this.canaries) {
          if (writer !== who && copy.includes(words)) this.faults.push(`${words} in the copy of ${who}`);
          if (owner === account.id && !copy.includes(words)) this.faults.push(`${words} missing for ${who}`);
        }
      }
  }

  private async living(who: Who): Promise<User[]> {
    const found = await Promise.all(this.accounts[who].map((id) => this.world.stores.users.find(id)));
    return found.filter((one) => one !== undefined);
  }

  private async change(account: User, address: Address, isReader: boolean): Promise<void> {
    const { requestEmailChange, confirmEmailChange } = this.world;
    const asked = { userId: account.id, sessionId: 's', currentPassword: ADA.password, email: address };
    await requestEmailChange.run(asked);
    const link = await this.token('confirm-email', account);
    if (!isReader) return;
    await confirmEmailChange.run({ token: link });
    const undo = await this.token('undo-email', account);
    if (undo) this.undoLinks.set(account.email as Address, undo);
  }

  /** Does the jobs that wait, and reads the link in the last mail. */
  private async token(page: string, { id: userId }: User): Promise<string> {
    const { takeJobs, sendEmailLink, sendEmailChanged, sendEmailConfirmation, mails } = this.world;
    const jobs = await takeJobs();
    for (const { name, payload } of jobs) {
      if (name === 'identity/send-email-link') await sendEmailLink.run(payload as { changeId: string });
      if (name === 'identity/send-email-changed') await sendEmailChanged.run(payload as { changeId: string });
    }
    if (jobs.length === 0) await sendEmailConfirmation.run({ userId });
    const text = (await mails()).at(-1)?.text ?? '';
    return new RegExp(`/${page}/([^\\s?]+)`).exec(text)?.[1] ?? '';
  }

  /** What is kept because of an address alone, in the spelling in which it happened to be typed. */
  private async leave(who: Who, address: Address): Promise<void> {
    const { stores, ids, clock } = this.world;
    const account = (await this.living(who)).find((one) => one.email === address && one.emailConfirmedAt);
    const words = () => this.canary(who, account?.id);
    await this.message(who, address, null, account?.id);
    const [id, at] = [ids.next(), clock.now()];
    const sums = { amountCents: 1, refundedCents: 0, currency: 'AUD' };
    const payer = { name: words(), email: typed(address) };
    const payment = { checkoutId: id, orderId: id, userId: '', courseId: 'c', ...sums, payer };
    await stores.unmatchedPayments.keep({ ...payment, foundAt: at, settledAt: null });
    const list = { id, courseId: 'c', until: null, actorId: 'boss', people: 1, startedAt: at };
    await stores.enrolmentImports.add(list, [{ name: words(), email: address }]);
    await this.mailer.send(aMail({ key: id, to: address, subject: words() }));
  }

  private message(who: Who, address: Address, userId: string | null, account = userId ?? undefined): Promise<void> {
    const message = this.canary(who, account);
    return this.send.run({ firstName: who, lastName: 'X', phone: '', email: typed(address), message, userId });
  }

  private canary(who: Who, account: string | undefined): string {
    const words = `canary-${this.canaries.length}-of-${who}`;
    this.canaries.push({ who, words, account });
    return words;
  }

  /** The last mailbox gets another reader, once nobody has it here any more or can have it back. */
  private async handOver(): Promise<void> {
    this.world.clock.advance(8 * DAY_MS);
    this.undoLinks.clear();
    const owner = await this.world.stores.users.findByEmail(ZOE);
    if (!owner?.emailConfirmedAt) this.reader[ZOE] = this.reader[ZOE] === 'Ann' ? 'Bea' : 'Ann';
  }

  private async erase({ id: userId, name }: User): Promise<void> {
    const before = await this.everything();
    const facts = { userId, erasedBy: 'boss', erasedAt: this.world.clock.now(), reason: 'Asked.' };
    await this.world.work.run(({ personalData }) => personalData.erase(facts));
    const after = await this.everything();
    for (const { who, words, account } of this.canaries) {
      const isKept = after.includes(words);
      if (who !== name && before.includes(words) && !isKept) this.faults.push(`${words} went with ${name}`);
      if (account === userId && isKept) this.faults.push(`${words} outlived ${name}`);
    }
  }

  private async everything(): Promise<string> {
    const { db } = this.world;
    const tables = ['contact_messages', 'mails', 'unmatched_payments', 'enrolment_import_rows'];
    return JSON.stringify(await Promise.all(tables.map((table) => db(table).select())));
  }

  private async copyOf({ id }: User): Promise<string> {
    const pieces: string[] = [];
    for await (const piece of this.world.stores.personalData.copyOf(id, this.world.clock.now()))
      pieces.push(JSON.stringify(piece));
    return pieces.join();
  }
}

const typed = (address: Address): string => ` ${address.toUpperCase()}\u200b`;

async function refusable(run: () => Promise<unknown>): Promise<void> {
  await run().catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

it('nobody is handed what is another’s, and erasing one leaves the other’s, whoever registers what', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await emptyDomainDatabases();
      const town = new Town();
      for (const step of all) {
        await town.step(step);
        await town.check();
        expect(town.faults).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
