import { describe, expect, it } from 'vitest';
import { boughtUntil } from '../../src/domain/enrolment/access-period.ts';
import type { NewPeriod } from '../../src/domain/enrolment/enrolment.ts';
import type { EnrolmentRepository, OrderRepository } from '../../src/domain/enrolment/ports.ts';
import { after } from '../../src/domain/kernel/clock.ts';
import { inParallel } from './in-parallel.ts';
import { afterwards, anOrder, friday, LASTING, monday, tuesday } from './samples.ts';

interface Stores {
  readonly enrolments: EnrolmentRepository;
  readonly orders: OrderRepository;
}

/** What every EnrolmentRepository promises. `open` hands over an empty one and the orders that pay for it. */
export function enrolmentRepositoryContract(adapter: string, open: () => Promise<Stores>): void {
  const withOrders = async (): Promise<EnrolmentRepository> => {
    const { enrolments, orders } = await open();
    await orders.add(anOrder({ id: 'first-order', status: 'paid' }));
    await orders.add(anOrder({ id: 'second-order', status: 'paid' }));
    return enrolments;
  };
  const ada: NewPeriod = { userId: 'ada', courseId: 'course', since: monday, orderId: 'first-order', term: LASTING };
  const stored = ({ term, ...period }: NewPeriod, revokedAt: Date | null = null) => ({
    ...period,
    endsAt: 'until' in term ? term.until : boughtUntil(period.since, term.months),
    revokedAt,
  });

  describe(`EnrolmentRepository on ${adapter}`, () => {
    it('gives an enrolment back as it was, bought or granted', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.add({ ...ada, courseId: 'gift', orderId: null });
      expect(await enrolments.find('ada', 'course')).toEqual(stored(ada, null));
      expect(await enrolments.find('ada', 'gift')).toEqual(stored({ ...ada, courseId: 'gift', orderId: null }, null));
    });

    it('is one enrolment when twenty confirmations come at once', async () => {
      const enrolments = await withOrders();
      await inParallel(20, () => enrolments.add(ada));
      expect(await enrolments.coursesOf('ada')).toEqual(['course']);
    });

    it('is counted for each course while it is alive', async () => {
      const enrolments = await withOrders();
      for (const [userId, courseId] of [
        ['ada', 'course'],
        ['bob', 'course'],
        ['ada', 'another'],
        ['ada', 'third'],
      ] as const) {
        await enrolments.add({ ...ada, userId, courseId, orderId: null });
      }
      await enrolments.revoke('ada', 'another', tuesday);
      expect(await enrolments.countByCourse(['course', 'another', 'nowhere'])).toEqual(new Map([['course', 2]]));
      expect(await enrolments.countByCourse([])).toEqual(new Map());
    });

    it('knows which courses ever had somebody in them, whenever that ended', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.add({ ...ada, courseId: 'gift', orderId: null });
      await enrolments.add({ ...ada, userId: 'bob', courseId: 'gift' });
      await enrolments.revoke('ada', 'course', tuesday);
      expect(await enrolments.everEnrolledIn(['course', 'gift', 'nowhere'])).toEqual(new Set(['course', 'gift']));
      expect(await enrolments.everEnrolledIn(['nowhere'])).toEqual(new Set());
      expect(await enrolments.everEnrolledIn([])).toEqual(new Set());
    });

    it('comes back to life after it was revoked, with its first date and the order that brought it back', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.revoke('ada', 'course', tuesday);
      await enrolments.add({ ...ada, since: friday, orderId: 'second-order' });
      expect(await enrolments.find('ada', 'course')).toEqual(stored({ ...ada, orderId: 'second-order' }, null));
    });

    it('is changed by one of twenty who grant at once, and ended by one of twenty who revoke', async () => {
      const enrolments = await withOrders();
      const changes = async (calls: Promise<boolean[]>) => (await calls).filter(Boolean).length;
      expect(await changes(inParallel(20, () => enrolments.add(ada)))).toBe(1);
      expect(await changes(inParallel(20, () => enrolments.revoke('ada', 'course', tuesday)))).toBe(1);
      expect(await changes(inParallel(20, () => enrolments.add(ada)))).toBe(1);
    });

    it('ends with the order that gave it, once, and with no other', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.add({ ...ada, courseId: 'by-hand', orderId: null });
      expect(await enrolments.revokeGivenBy('second-order', tuesday)).toBe(false);
      const answers = await inParallel(10, () => enrolments.revokeGivenBy(ada.orderId!, tuesday));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await enrolments.listOf('ada')).toEqual(
        expect.arrayContaining([stored(ada, tuesday), stored({ ...ada, courseId: 'by-hand', orderId: null }, null)]),
      );
    });

    it('ends by itself, to the millisecond, and begins anew with its first date', async () => {
      const enrolments = await withOrders();
      const [last, over] = [afterwards.now(), after(afterwards.now(), -1)];
      await enrolments.add({ ...ada, term: { until: last } });
      await enrolments.add({ ...ada, courseId: 'over', orderId: null, term: { until: over } });
      expect(await enrolments.coursesOf('ada')).toEqual(['course']);
      expect(await enrolments.find('ada', 'over')).toBeUndefined();
      expect(await enrolments.countByCourse(['course', 'over'])).toEqual(new Map([['course', 1]]));
      expect(await enrolments.unrevokedOf('ada')).toEqual([
        stored({ ...ada, term: { until: last } }),
        stored({ ...ada, courseId: 'over', orderId: null, term: { until: over } }),
      ]);
      expect(await enrolments.revoke('ada', 'over', afterwards.now())).toBe(false);
      const again = { ...ada, courseId: 'over', since: afterwards.now(), orderId: null, term: { months: 5 } };
      expect(await enrolments.add(again)).toBe(true);
      expect(await enrolments.find('ada', 'over')).toMatchObject({
        since: monday,
        endsAt: boughtUntil(afterwards.now(), 5),
      });
    });

    it('is extended behind what is there, once for each of many at once, and says from when to when', async () => {
      const enrolments = await withOrders();
      const end = boughtUntil(afterwards.now(), 2);
      const began = await enrolments.extend({ ...ada, since: afterwards.now(), term: { months: 2 } });
      expect(began).toEqual({ from: afterwards.now(), until: end });
      const more = { ...ada, since: afterwards.now(), orderId: 'second-order', term: { months: 1 } };
      const spans = await inParallel(6, () => enrolments.extend(more));
      const steps = [2, 3, 4, 5, 6, 7, 8].map((months) => boughtUntil(afterwards.now(), months));
      expect(spans.map(({ from }) => from.getTime()).toSorted()).toEqual(steps.slice(0, 6).map(Number));
      expect(spans.map(({ until }) => until.getTime()).toSorted()).toEqual(steps.slice(1).map(Number));
      expect(await enrolments.find('ada', 'course')).toMatchObject({ orderId: 'first-order', endsAt: steps[6] });
      expect(await enrolments.periodsOf('ada', 'course')).toHaveLength(7);
    });

    it('gives back what one of its orders gave, and keeps the rest', async () => {
      const enrolments = await withOrders();
      const now = afterwards.now();
      await enrolments.extend({ ...ada, since: now, term: { months: 2 } });
      await enrolments.extend({ ...ada, since: now, orderId: 'second-order', term: { months: 3 } });
      const answers = await inParallel(5, () => enrolments.revokeGivenBy('second-order', now));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await enrolments.find('ada', 'course')).toMatchObject({ endsAt: boughtUntil(now, 2), revokedAt: null });
      expect(await enrolments.revokeGivenBy('first-order', now)).toBe(true);
      expect(await enrolments.listOf('ada')).toMatchObject([{ endsAt: boughtUntil(now, 2), revokedAt: now }]);
      expect(await enrolments.periodsOf('ada', 'course')).toEqual([
        { kind: 'bought', orderId: 'first-order', since: now, term: { months: 2 }, revokedAt: now },
        { kind: 'bought', orderId: 'second-order', since: now, term: { months: 3 }, revokedAt: now },
      ]);
    });

    it('has its end announced once by each notice, and anew when it is moved', async () => {
      const enrolments = await withOrders();
      const ends = { from: monday, to: friday };
      const due = async () => (await enrolments.listUnannounced('ending', ends, 9)).map(({ courseId }) => courseId);
      await enrolments.add({ ...ada, term: { until: friday } });
      await enrolments.add({ ...ada, courseId: 'first', orderId: null, term: { until: monday } });
      await enrolments.add({ ...ada, courseId: 'before', orderId: null, term: { until: after(monday, -1) } });
      await enrolments.add({ ...ada, courseId: 'behind', orderId: null, term: { until: after(friday, 1) } });
      expect(await due()).toEqual(['first', 'course']);
      expect(await enrolments.listUnannounced('ending', ends, 1)).toMatchObject([{ courseId: 'first' }]);
      const marked = await inParallel(5, () => enrolments.markAnnounced('ending', 'ada', 'course', friday));
      expect(marked.filter(Boolean)).toHaveLength(1);
      expect(await enrolments.markAnnounced('ending', 'ada', 'first', tuesday)).toBe(false);
      expect(await due()).toEqual(['first']);
      expect(await enrolments.listUnannounced('ended', ends, 9)).toHaveLength(2);
      await enrolments.moveEnd('ada', 'course', tuesday, tuesday);
      expect(await due()).toEqual(['first', 'course']);
    });

    it('lists what was revoked as well, oldest first, of this student only', async () => {
      const enrolments = await withOrders();
      await enrolments.add({ ...ada, courseId: 'later', since: friday });
      await enrolments.add(ada);
      await enrolments.add({ ...ada, userId: 'bob' });
      await enrolments.revoke('ada', 'course', tuesday);
      expect(await enrolments.listOf('ada')).toEqual([
        stored(ada, tuesday),
        stored({ ...ada, courseId: 'later', since: friday }, null),
      ]);
      expect(await enrolments.listOf('nobody')).toEqual([]);
    });

    it('knows who of many may enter a course now', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.add({ ...ada, userId: 'bob', courseId: 'another' });
      await enrolments.add({ ...ada, userId: 'cy', orderId: null });
      await enrolments.revoke('cy', 'course', tuesday);
      const many = Array.from({ length: 1_200 }, (_, at) => `nobody-${at}`);
      expect(await enrolments.holdersAmong('course', [...many, 'ada', 'bob', 'cy'])).toEqual(new Set(['ada']));
      expect(await enrolments.holdersAmong('course', [])).toEqual(new Set());
    });

    it('lists the courses of a student, oldest enrolment first', async () => {
      const enrolments = await withOrders();
      await enrolments.add({ ...ada, courseId: 'last', since: friday });
      await enrolments.add({ ...ada, courseId: 'first', since: monday });
      await enrolments.add({ ...ada, courseId: 'middle', since: tuesday });
      expect(await enrolments.coursesOf('ada')).toEqual(['first', 'middle', 'last']);
      expect(await enrolments.coursesOf('bob')).toEqual([]);
    });
  });
}
