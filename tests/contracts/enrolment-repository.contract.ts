import { describe, expect, it } from 'vitest';
import type { EnrolmentRepository, OrderRepository } from '../../src/domain/enrolment/ports.ts';
import { inParallel } from './in-parallel.ts';
import { afterwards, anOrder, friday, monday, tuesday } from './samples.ts';

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
  const ada = { userId: 'ada', courseId: 'course', since: monday, orderId: 'first-order' };

  describe(`EnrolmentRepository on ${adapter}`, () => {
    it('gives an enrolment back as it was, bought or granted', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.add({ ...ada, courseId: 'gift', orderId: null });
      expect(await enrolments.find('ada', 'course')).toEqual({ ...ada, revokedAt: null });
      expect(await enrolments.find('ada', 'gift')).toEqual({
        ...ada,
        courseId: 'gift',
        orderId: null,
        revokedAt: null,
      });
    });

    it('belongs to one student and one course', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      expect(await enrolments.find('bob', 'course')).toBeUndefined();
      expect(await enrolments.find('ada', 'another')).toBeUndefined();
    });

    it('keeps the first date and order when the same student is enrolled twice', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.add({ ...ada, since: friday, orderId: 'second-order' });
      expect(await enrolments.find('ada', 'course')).toEqual({ ...ada, revokedAt: null });
    });

    it('is one enrolment when twenty confirmations come at once', async () => {
      const enrolments = await withOrders();
      await inParallel(20, () => enrolments.add(ada));
      expect(await enrolments.coursesOf('ada')).toEqual(['course']);
    });

    it('is gone when it is revoked, for this student and this course only', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.add({ ...ada, courseId: 'another' });
      await enrolments.add({ ...ada, userId: 'bob' });
      await enrolments.revoke('ada', 'course', tuesday);
      expect(await enrolments.find('ada', 'course')).toBeUndefined();
      expect(await enrolments.coursesOf('ada')).toEqual(['another']);
      expect(await enrolments.coursesOf('bob')).toEqual(['course']);
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
      expect(await enrolments.find('ada', 'course')).toEqual({ ...ada, orderId: 'second-order', revokedAt: null });
    });

    it('says which call changed something', async () => {
      const enrolments = await withOrders();
      expect([await enrolments.add(ada), await enrolments.add(ada)]).toEqual([true, false]);
      expect([
        await enrolments.revoke('ada', 'course', monday),
        await enrolments.revoke('ada', 'course', friday),
      ]).toEqual([true, false]);
      expect(await enrolments.listOf('ada')).toEqual([{ ...ada, revokedAt: monday }]);
      expect(await enrolments.revoke('ada', 'another', monday)).toBe(false);
      expect([await enrolments.add({ ...ada, orderId: null }), await enrolments.add(ada)]).toEqual([true, false]);
      expect(await enrolments.listOf('ada')).toEqual([{ ...ada, orderId: null, revokedAt: null }]);
    });

    it('is changed by one of twenty who grant at once, and ended by one of twenty who revoke', async () => {
      const enrolments = await withOrders();
      const changes = async (calls: Promise<boolean[]>) => (await calls).filter(Boolean).length;
      expect(await changes(inParallel(20, () => enrolments.add(ada)))).toBe(1);
      expect(await changes(inParallel(20, () => enrolments.revoke('ada', 'course', tuesday)))).toBe(1);
      expect(await changes(inParallel(20, () => enrolments.add(ada)))).toBe(1);
    });

    it('lasts until the moment of its end, when that is still to come', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.add({ ...ada, courseId: 'another' });
      await enrolments.revoke('ada', 'course', new Date(afterwards.now().getTime() + 1));
      await enrolments.revoke('ada', 'another', afterwards.now());
      expect(await enrolments.coursesOf('ada')).toEqual(['course']);
      expect(await enrolments.find('ada', 'another')).toBeUndefined();
      expect(await enrolments.countByCourse(['course', 'another'])).toEqual(new Map([['course', 1]]));
      expect([await enrolments.add(ada), await enrolments.add({ ...ada, courseId: 'another' })]).toEqual([false, true]);
    });

    it('ends with the order that gave it, once, and with no other', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.add({ ...ada, courseId: 'by-hand', orderId: null });
      expect(await enrolments.revokeGivenBy('second-order', tuesday)).toBe(false);
      const answers = await inParallel(10, () => enrolments.revokeGivenBy(ada.orderId!, tuesday));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await enrolments.listOf('ada')).toEqual(
        expect.arrayContaining([
          { ...ada, revokedAt: tuesday },
          { ...ada, courseId: 'by-hand', orderId: null, revokedAt: null },
        ]),
      );
    });

    it('stays when the order that gave it first is not the one that brought it back', async () => {
      const enrolments = await withOrders();
      await enrolments.add(ada);
      await enrolments.revoke('ada', 'course', tuesday);
      await enrolments.add({ ...ada, orderId: null });
      expect(await enrolments.revokeGivenBy(ada.orderId!, friday)).toBe(false);
      expect(await enrolments.coursesOf('ada')).toEqual(['course']);
    });

    it('lists what was revoked as well, oldest first, of this student only', async () => {
      const enrolments = await withOrders();
      await enrolments.add({ ...ada, courseId: 'later', since: friday });
      await enrolments.add(ada);
      await enrolments.add({ ...ada, userId: 'bob' });
      await enrolments.revoke('ada', 'course', tuesday);
      expect(await enrolments.listOf('ada')).toEqual([
        { ...ada, revokedAt: tuesday },
        { ...ada, courseId: 'later', since: friday, revokedAt: null },
      ]);
      expect(await enrolments.listOf('nobody')).toEqual([]);
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
