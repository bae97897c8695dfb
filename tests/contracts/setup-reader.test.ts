import { describe, expect, it } from 'vitest';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import { DEFAULT_BLUEPRINT } from '../../src/domain/exam/default-blueprint.ts';
import { aMockExam } from '../domain/exam/mock-exam-samples.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aVersion, aVignette } from './question-samples.ts';
import { anOrder, aUser, friday, monday, tuesday } from './samples.ts';

onEveryDatabase((name, open) => {
  const openBooks = async () => knexStores(await open(), { now: () => tuesday });
  const NOTHING = {
    isMailTested: false,
    hasPayment: false,
    memberCount: 0,
    isBlueprintConfirmed: false,
    hasApprovedCase: false,
    hasMockExam: false,
  };

  describe(`SetupReader on ${name}`, () => {
    it('has nothing on day one', async () => {
      expect(await (await openBooks()).school.setupReader.facts('smtp')).toEqual(NOTHING);
    });

    it('knows the mail services that took a test mail, noted once or twice', async () => {
      const { operations, school } = await openBooks();
      await operations.mails.noteTested('smtp', monday);
      await operations.mails.noteTested('smtp', friday);
      expect(await school.setupReader.facts('smtp')).toEqual({ ...NOTHING, isMailTested: true });
      expect(await school.setupReader.facts('rest')).toEqual(NOTHING);
    });

    it('has a payment once money came, also when it went back', async () => {
      const { enrolment, school } = await openBooks();
      const facts = () => school.setupReader.facts('smtp');
      await enrolment.orders.add(anOrder({ id: 'open' }));
      await enrolment.orders.add(anOrder({ id: 'free', userId: 'bob', status: 'paid', paidAt: monday, totalCents: 0 }));
      expect(await facts()).toEqual(NOTHING);
      await enrolment.orders.add(anOrder({ id: 'back', userId: 'eve', status: 'refunded', paidAt: monday }));
      expect(await facts()).toEqual({ ...NOTHING, hasPayment: true });
    });

    it('counts who of the team may sign in', async () => {
      const { identity, school } = await openBooks();
      const admin = (id: string, facts = {}) =>
        identity.users.add(aUser({ id, email: `${id}@example.org`, role: 'admin', ...facts }));
      await identity.users.add(aUser());
      await admin('owner');
      await admin('author', { roles: ['author'] });
      await admin('shut', { disabledAt: monday });
      expect(await school.setupReader.facts('smtp')).toEqual({ ...NOTHING, memberCount: 2 });
    });

    it('knows whether the newest exam rules are confirmed', async () => {
      const { exam, school } = await openBooks();
      const facts = () => school.setupReader.facts('smtp');
      const version = { content: DEFAULT_BLUEPRINT, savedBy: 'ada', savedAt: monday };
      const confirmed = { by: 'ada', at: monday, handbook: '2027' };
      await exam.blueprints.add({ ...version, version: 1, confirmed });
      expect(await facts()).toEqual({ ...NOTHING, isBlueprintConfirmed: true });
      await exam.blueprints.add({ ...version, version: 2, confirmed: null });
      expect(await facts()).toEqual(NOTHING);
    });

    it('counts cases that are approved, and are the school’s own', async () => {
      const { questions, school } = await openBooks();
      const facts = () => school.setupReader.facts('smtp');
      await questions.vignettes.add([aVignette({ id: 'demo', isDemo: true }), aVignette({ id: 'own' })]);
      await questions.versions.add([
        aVersion({ vignetteId: 'demo', state: 'approved' }),
        aVersion({ vignetteId: 'own' }),
      ]);
      expect(await facts()).toEqual(NOTHING);
      await questions.vignettes.add([aVignette({ id: 'good' })]);
      await questions.versions.add([aVersion({ vignetteId: 'good', state: 'approved' })]);
      expect(await facts()).toEqual({ ...NOTHING, hasApprovedCase: true });
    });

    it('has a mock exam once one of its own is published, also when it is closed', async () => {
      const { exam, school } = await openBooks();
      const facts = () => school.setupReader.facts('smtp');
      await exam.mockExams.add(aMockExam({ id: 'draft' }));
      await exam.mockExams.add(aMockExam({ id: 'demo', state: 'published', publishedAt: tuesday, isDemo: true }));
      expect(await facts()).toEqual(NOTHING);
      await exam.mockExams.add(aMockExam({ state: 'closed', publishedAt: tuesday, closedAt: friday }));
      expect(await facts()).toEqual({ ...NOTHING, hasMockExam: true });
    });
  });
});
