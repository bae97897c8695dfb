import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexRefundRepository } from '../../src/adapters/knex/enrolment/refund-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexFiguresReader } from '../../src/adapters/knex/reporting/figures-reader.ts';
import type { CourseRepository } from '../../src/domain/catalog/ports.ts';
import type { Order, OrderStatus } from '../../src/domain/enrolment/order.ts';
import type { EnrolmentRepository, OrderRepository, RefundRepository } from '../../src/domain/enrolment/ports.ts';
import type { Refund } from '../../src/domain/enrolment/refund.ts';
import type { UserRepository } from '../../src/domain/identity/ports.ts';
import type { Span } from '../../src/domain/reporting/figures.ts';
import type { FiguresReader } from '../../src/domain/reporting/ports.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCourse, afterwards, anOrder, aRefund, aUser, friday, LASTING, monday, ODD_TEXT, tuesday } from './samples.ts';

interface Books {
  readonly figures: FiguresReader;
  readonly courses: CourseRepository;
  readonly users: UserRepository;
  readonly orders: OrderRepository;
  readonly refunds: RefundRepository;
  readonly enrolments: EnrolmentRepository;
}

const span = (from: Date, before: Date): Span => ({ from, before });
const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
const WEEK = span(monday, later(friday, 1));
const STATUSES: OrderStatus[] = ['pending', 'paid', 'cancelled', 'refunded', 'processing', 'failed'];
const wasPaid = (status: OrderStatus): boolean => status === 'paid' || status === 'refunded';

/** What every FiguresReader promises. `open` hands over empty books and what is written in them. */
function figuresReaderContract(adapter: string, open: () => Promise<Books>): void {
  describe(`FiguresReader on ${adapter}`, () => {
    let books: Books;
    beforeEach(async () => {
      books = await open();
    });

    let orders = 0;
    const order = async (facts: Partial<Order> = {}): Promise<Order> => {
      orders += 1;
      const made = anOrder({
        id: `order-${orders}`,
        userId: `buyer-${orders}`,
        status: 'paid',
        paidAt: facts.status && facts.status !== 'paid' ? null : tuesday,
        ...facts,
      });
      await books.orders.add({ ...made, refundedCents: made.status === 'refunded' ? made.totalCents : 0 });
      if (made.status === 'refunded' && made.paidAt) await giveBack(made, made.totalCents, made.paidAt);
      return made;
    };
    /** What went back, as a row of its own; `refundedCents` of the order is the caller's. */
    const giveBack = (order: Order, amountCents: number, at: Date, state: Refund['state'] = 'done') =>
      books.refunds.add(
        aRefund({ id: `${order.id} ${at.getTime()}`, orderId: order.id, amountCents, state, settledAt: at }),
        order.courseId,
      );
    const enrol = (userId: string, courseId: string, since = tuesday, orderId: string | null = null) =>
      books.enrolments.add({ userId, courseId, since, orderId, term: LASTING });

    it('has nothing on day one', async () => {
      expect(await books.figures.firstAt()).toBeUndefined();
      expect(await books.figures.totals()).toEqual({
        courses: 0,
        liveCourses: 0,
        students: 0,
        activeEnrolments: 0,
        revenueCents: 0,
      });
      expect(await books.figures.newStudents(WEEK)).toBe(0);
      expect(await books.figures.perSpan([WEEK])).toEqual([{ enrolments: 0, granted: 0, revenueCents: 0 }]);
      expect(await books.figures.perSpan([])).toEqual([]);
      expect(await books.figures.recentEnrolments(WEEK, 10)).toEqual([]);
      expect(await books.figures.topCourses(WEEK, 5)).toEqual([]);
    });

    it('counts courses and the students who may sign in', async () => {
      await books.courses.add(aCourse(), [], []);
      await books.courses.add(aCourse({ id: 'draft', isLive: false }), [], []);
      await books.users.add(aUser());
      await books.users.add(aUser({ id: 'gone', email: 'gone@example.org', disabledAt: friday }));
      await books.users.add(aUser({ id: 'boss', email: 'boss@example.org', role: 'admin' }));
      await books.users.add(aUser({ id: 'new', email: 'new@example.org', createdAt: friday }));
      expect(await books.figures.totals()).toMatchObject({ courses: 2, liveCourses: 1, students: 2 });
      expect(await books.figures.newStudents(span(tuesday, later(friday, 1)))).toBe(1);
      expect(await books.figures.newStudents(span(tuesday, friday))).toBe(0);
    });

    it('has enrolments active until they are revoked or their course goes', async () => {
      await books.courses.add(aCourse(), [], []);
      await enrol('ada', 'course');
      await enrol('bob', 'course');
      await enrol('cleo', 'course that is gone');
      await books.enrolments.revoke('bob', 'course', friday);
      expect(await books.figures.totals()).toMatchObject({ activeEnrolments: 1 });
      await enrol('bob', 'course', friday);
      expect(await books.figures.totals()).toMatchObject({ activeEnrolments: 2 });
    });

    it('takes only paid orders for money', async () => {
      for (const [index, status] of STATUSES.entries()) {
        await order({
          status,
          totalCents: 10 ** index,
          paidAt: wasPaid(status) ? tuesday : null,
        });
      }
      expect(await books.figures.totals()).toMatchObject({ revenueCents: 10 });
      expect(await books.figures.perSpan([WEEK])).toEqual([{ enrolments: 0, granted: 0, revenueCents: 10 }]);
      expect(await books.figures.topCourses(WEEK, 5)).toMatchObject([
        { courseId: 'course', enrolments: 0, revenueCents: 10 },
      ]);
      expect(await books.figures.firstAt()).toEqual(tuesday);
    });

    it('takes away what went back on the day it went back', async () => {
      const [part, whole] = [
        await order({ totalCents: 1000, paidAt: monday }),
        await order({ totalCents: 500, paidAt: monday, courseId: 'other' }),
      ];
      for (const [one, cents] of [
        [part, 300],
        [whole, 500],
      ] as const) {
        await giveBack(one, cents, friday);
        await books.orders.markRefunded(one.id, cents, friday);
      }
      await giveBack(part, 700, later(friday, 1), 'refused');
      expect(await books.figures.perSpan([span(monday, tuesday), span(friday, later(friday, 1))])).toMatchObject([
        { revenueCents: 1500 },
        { revenueCents: -800 },
      ]);
      expect(await books.figures.totals()).toMatchObject({ revenueCents: 700 });
      expect(await books.figures.topCourses(span(friday, later(friday, 1)), 5)).toMatchObject([
        { courseId: 'course', revenueCents: -300 },
        { courseId: 'other', revenueCents: -500 },
      ]);
      await enrol('ada', 'course', monday, part.id);
      expect(await books.figures.recentEnrolments(WEEK, 5)).toMatchObject([{ paidCents: 700 }]);
    });

    it('has what begins a span in it, and what ends it in the next', async () => {
      const borders = [monday, tuesday, friday];
      for (const [index, at] of borders.entries()) {
        const { id } = await order({ paidAt: at, totalCents: 10 ** index });
        await order({ paidAt: later(at, -1), totalCents: 5 * 10 ** index });
        await enrol('ada', `course ${index}`, at, index === 0 ? id : null);
      }
      expect(
        await books.figures.perSpan([span(monday, tuesday), span(tuesday, friday), span(friday, later(friday, 1))]),
      ).toEqual([
        { enrolments: 1, granted: 0, revenueCents: 51 },
        { enrolments: 1, granted: 1, revenueCents: 510 },
        { enrolments: 1, granted: 1, revenueCents: 100 },
      ]);
    });

    it('keeps an enrolment where it began after it was revoked', async () => {
      await enrol('ada', 'course');
      await books.enrolments.revoke('ada', 'course', friday);
      expect(await books.figures.perSpan([WEEK])).toMatchObject([{ enrolments: 1, granted: 1 }]);
    });

    it('shows the newest enrolments: who, what, and how', async () => {
      await books.courses.add(aCourse({ title: ODD_TEXT }), [], []);
      await books.users.add(aUser({ name: ODD_TEXT }));
      const bought = await order({ userId: 'ada', totalCents: 44_910 });
      const refunded = await order({
        userId: 'cleo',
        courseId: 'gone',
        courseTitle: 'As it was called',
        status: 'refunded',
        paidAt: tuesday,
      });
      await enrol('ada', 'course', monday, bought.id);
      await enrol('cleo', 'gone', friday, refunded.id);
      await enrol('ada', 'unknown', tuesday);
      await books.enrolments.revoke('ada', 'course', friday);
      const ada = { userId: 'ada', studentName: ODD_TEXT, studentEmail: 'ada@example.org' };
      const all = [
        {
          userId: 'cleo',
          studentName: '',
          studentEmail: '',
          courseId: 'gone',
          courseTitle: 'As it was called',
          since: friday,
          paidCents: undefined,
          isGranted: false,
          isRevoked: false,
        },
        {
          ...ada,
          courseId: 'unknown',
          courseTitle: undefined,
          since: tuesday,
          paidCents: undefined,
          isGranted: true,
          isRevoked: false,
        },
        {
          ...ada,
          courseId: 'course',
          courseTitle: ODD_TEXT,
          since: monday,
          paidCents: 44_910,
          isGranted: false,
          isRevoked: true,
        },
      ];
      expect(await books.figures.recentEnrolments(WEEK, 10)).toEqual(all);
      expect(await books.figures.recentEnrolments(WEEK, 2)).toEqual(all.slice(0, 2));
      expect(await books.figures.recentEnrolments(span(tuesday, friday), 10)).toEqual(all.slice(1, 2));
    });

    it('ranks courses by revenue, then by enrolments', async () => {
      for (const id of ['small', 'gift', 'big'])
        await books.courses.add(aCourse({ id, title: `The ${id} one` }), [], []);
      await order({ courseId: 'small', totalCents: 100 });
      await order({ courseId: 'big', totalCents: 200 });
      await order({ courseId: 'big', totalCents: 300 });
      await order({ courseId: 'gone', totalCents: 400, courseTitle: 'Its first name', paidAt: monday });
      await order({ courseId: 'gone', totalCents: 1, courseTitle: 'Its last name', paidAt: friday });
      await order({ courseId: 'big', totalCents: 90_000, paidAt: later(friday, 1) });
      await enrol('ada', 'gift');
      await enrol('bob', 'gift');
      await enrol('ada', 'a-gift-that-is-gone');
      expect(await books.figures.topCourses(WEEK, 4)).toEqual([
        { courseId: 'big', title: 'The big one', enrolments: 0, revenueCents: 500 },
        { courseId: 'gone', title: 'Its last name', enrolments: 0, revenueCents: 401 },
        { courseId: 'small', title: 'The small one', enrolments: 0, revenueCents: 100 },
        { courseId: 'gift', title: 'The gift one', enrolments: 2, revenueCents: 0 },
      ]);
      expect((await books.figures.topCourses(WEEK, 9)).at(-1)).toEqual({
        courseId: 'a-gift-that-is-gone',
        title: undefined,
        enrolments: 1,
        revenueCents: 0,
      });
    });

    it('adds up to the cent, whatever was ordered', async () => {
      const sales = fc.sample(
        fc.record({
          cents: fc.integer({ min: 0, max: 100_000_000 }),
          day: fc.integer({ min: 0, max: 89 }),
          status: fc.constantFrom(...STATUSES),
        }),
        { numRuns: 400, seed: 7 },
      );
      for (const { cents, day, status } of sales)
        await order({
          totalCents: cents,
          status,
          paidAt: wasPaid(status) ? later(monday, day * 86_400_000) : null,
        });
      const expected = sales.filter(({ status }) => status === 'paid').reduce((sum, { cents }) => sum + cents, 0);
      const days = Array.from({ length: 90 }, (_, day) =>
        span(later(monday, day * 86_400_000), later(monday, (day + 1) * 86_400_000)),
      );
      const perDay = await books.figures.perSpan(days);
      expect(expected).toBeGreaterThan(2 ** 31);
      expect(perDay.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(expected);
      expect((await books.figures.totals()).revenueCents).toBe(expected);
      expect((await books.figures.topCourses(span(monday, later(monday, 90 * 86_400_000)), 1))[0]?.revenueCents).toBe(
        expected,
      );
    });
  });
}

onEveryDatabase((name, open) =>
  figuresReaderContract(name, async () => {
    const db = await open();
    return {
      figures: new KnexFiguresReader(db, afterwards),
      courses: new KnexCourseRepository(db),
      users: new KnexUserRepository(db),
      orders: new KnexOrderRepository(db),
      refunds: new KnexRefundRepository(db),
      enrolments: new KnexEnrolmentRepository(db, afterwards),
    };
  }),
);
