import { describe, expect, it } from 'vitest';
import { KnexEmailChangeRepository } from '../../src/adapters/knex/identity/email-change-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import {
  askForEmail,
  type ConfirmedChange,
  confirmed,
  type EmailChange,
} from '../../src/domain/identity/email-change.ts';
import type { EmailChangeRepository, UserRepository } from '../../src/domain/identity/ports.ts';
import { DAY_MS } from '../../src/domain/kernel/clock.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

interface Stores {
  readonly changes: EmailChangeRepository;
  readonly users: UserRepository;
}

const aChange = (facts: Partial<EmailChange> = {}): EmailChange => ({
  ...askForEmail({ id: 'change', userId: 'ada', newEmail: 'new@example.org', sessionId: 'laptop' }, monday),
  ...facts,
});

const inForce = (change: EmailChange, oldEmail = 'ada@example.org', at = tuesday): ConfirmedChange =>
  confirmed(change, { email: oldEmail, emailConfirmedAt: monday }, at) as ConfirmedChange;

/** What every EmailChangeRepository promises. `open` hands over an empty one and the users it belongs to. */
function emailChangeRepositoryContract(adapter: string, open: () => Promise<Stores>): void {
  const withUsers = async (): Promise<EmailChangeRepository> => {
    const { users, changes } = await open();
    await users.add(aUser());
    await users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
    return changes;
  };

  describe(`EmailChangeRepository on ${adapter}`, () => {
    it('gives a change back as it was, to the millisecond and the last character, open and confirmed', async () => {
      const changes = await withUsers();
      const change = aChange({ newEmail: ODD_TEXT, correctedBy: 'office' });
      await changes.ask(change);
      expect(await changes.find('change')).toEqual(change);
      expect(await changes.confirm(inForce(change))).toBe(true);
      expect(await changes.find('change')).toEqual(inForce(change));
      expect(await changes.find('another')).toBeUndefined();
    });

    it('finds the change that waits for its link, until its end', async () => {
      const changes = await withUsers();
      const change = aChange({ correctedBy: 'office' });
      await changes.ask(change);
      expect(await changes.findWaiting('ada', monday)).toEqual(change);
      expect(await changes.findWaiting('bob', monday)).toBeUndefined();
      expect(await changes.findWaiting('ada', change.expiresAt)).toBeUndefined();
      await changes.confirm(inForce(change));
      expect(await changes.findWaiting('ada', monday)).toBeUndefined();
    });

    it('keeps one open change when twenty are asked for at once', async () => {
      const changes = await withUsers();
      await inParallel(20, (index) => changes.ask(aChange({ id: `change-${index}` })));
      const found = await inParallel(20, (index) => changes.find(`change-${index}`));
      expect(found.filter((change) => change !== undefined)).toHaveLength(1);
    });

    it('is confirmed by one of twenty who try at once, and leaves room for a next one', async () => {
      const changes = await withUsers();
      await changes.ask(aChange());
      const answers = await inParallel(20, () => changes.confirm(inForce(aChange())));
      expect(answers.filter(Boolean)).toHaveLength(1);
      await changes.ask(aChange({ id: 'next' }));
      expect(await changes.find('change')).toEqual(inForce(aChange()));
      expect(await changes.find('next')).toEqual(aChange({ id: 'next' }));
    });

    it('gives each link to its own state only', async () => {
      const changes = await withUsers();
      await changes.ask(aChange());
      await changes.setUndoLink('change', 'too-early');
      expect(await changes.findByUndoLink('too-early')).toBeUndefined();
      await changes.setLink('change', 'link');
      await changes.confirm(inForce(aChange()));
      await changes.setLink('change', 'too-late');
      expect(await changes.findByLink('too-late')).toBeUndefined();
      // The used one is still known, to say so.
      expect(await changes.findByLink('link')).toMatchObject({ confirmedAt: tuesday });
      await changes.setUndoLink('change', 'undo');
      expect(await changes.findByUndoLink('undo')).toMatchObject({ id: 'change' });
      expect(await changes.findByUndoLink('link')).toBeUndefined();
      expect(await changes.findByLink('undo')).toBeUndefined();
      expect(await changes.findByLink('%')).toBeUndefined();
    });

    it('is undone by one of twenty who try at once, with the later ones and the open one of that person', async () => {
      const changes = await withUsers();
      const [first, second, third] = ['first', 'second', 'third'].map((id) => aChange({ id })) as [
        EmailChange,
        EmailChange,
        EmailChange,
      ];
      for (const [change, at] of [
        [first, monday],
        [second, tuesday],
        [third, friday],
      ] as const) {
        await changes.ask(change);
        await changes.confirm(inForce(change, `before-${change.id}@example.org`, at));
      }
      await changes.ask(aChange({ id: 'open' }));
      await changes.ask(aChange({ id: 'of-bob', userId: 'bob' }));
      const answers = await inParallel(20, () => changes.undo(inForce(second), friday));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect((await changes.find('first'))?.undoneAt).toBeNull();
      expect((await changes.find('second'))?.undoneAt).toEqual(friday);
      expect((await changes.find('third'))?.undoneAt).toEqual(friday);
      expect(await changes.find('open')).toBeUndefined();
      expect(await changes.find('of-bob')).toBeDefined();
    });

    it('holds an old address for its owner until the undo ends or was used', async () => {
      const changes = await withUsers();
      await changes.ask(aChange());
      expect(await changes.isHeld('ada@example.org', tuesday)).toBe(false);
      await changes.confirm(inForce(aChange()));
      expect(await changes.isHeld('ada@example.org', friday)).toBe(true);
      expect(await changes.isHeld('ada@example.org', friday, 'bob')).toBe(true);
      expect(await changes.isHeld('ada@example.org', friday, 'ada')).toBe(false);
      expect(await changes.isHeld('new@example.org', friday)).toBe(false);
      expect(await changes.isHeld('ada@example.org', new Date(tuesday.getTime() + 7 * DAY_MS - 1))).toBe(true);
      expect(await changes.isHeld('ada@example.org', new Date(tuesday.getTime() + 7 * DAY_MS))).toBe(false);
      const many = Array.from({ length: 1_200 }, (_, at) => `${at}@example.org`);
      const asked = [...many, 'new@example.org', 'ada@example.org'];
      expect(await changes.heldAmong(asked, friday)).toEqual(new Set(['ada@example.org']));
      await changes.undo(inForce(aChange()), friday);
      expect(await changes.isHeld('ada@example.org', friday)).toBe(false);
      expect(await changes.heldAmong(asked, friday)).toEqual(new Set());
    });
  });
}

onEveryDatabase((name, open) =>
  emailChangeRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), changes: new KnexEmailChangeRepository(db) };
  }),
);
