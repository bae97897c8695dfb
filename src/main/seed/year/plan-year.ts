import { type CalendarDay, dayOf, daysAfter, monthsAfter, startOf } from '../../../domain/kernel/calendar.ts';
import { chanceFrom } from '../../../domain/kernel/chance.ts';
import { after, DAY_MS, MINUTE_MS } from '../../../domain/kernel/clock.ts';
import { centsFromDollars } from '../../../domain/kernel/money.ts';
import type { ActivityKind } from '../../../domain/support/literals.ts';
import type { CourseKey, StudentKey, YearEvent } from './events.ts';
import { DEMO_MESSAGES } from './messages.ts';
import { type Pace, PERSONAS_BY_MONTH, type Persona, paceOf } from './personas.ts';
import { YearCalendar } from './year-calendar.ts';

/** Any number will do; the same one gives the same year. */
const SEED = 20_260_101;
const OWNER_JOINED_DAYS_AGO = 52;
/** The first module, and the lesson that opens the second. */
const OWNER_ITEMS = 8;
/** Two days of a mock exam, and a test between the days on which lessons were studied. */
const OWNER_TESTS = [
  { daysAgo: 6, hour: 0.2, what: 'sit mock', sections: [1, 2] },
  { daysAgo: 5, hour: 0.2, what: 'sit mock', sections: [3, 4] },
  { daysAgo: 3, hour: 0.7, what: 'practise' },
] as const;
const VISITOR_JOINED_DAYS_AGO = 3;
const PILOT_MONTH = 10;
/** The student whose player logged more than one page holds; every sixth one has a little. */
const RESTLESS = 3;
const LOGGED_EVERY = 6;
const LOGGED: readonly ActivityKind[] = ['window-blur', 'tab-hidden', 'window-blur', 'context-menu', 'key-held'];

/** Months of access by course: no progress is planned after them. */
const MONTHS_BOUGHT: Readonly<Record<CourseKey, number>> = { mastery: 10, sprint: 5, pilot: 1 };
const DAYS_A_MONTH = 30;

/** An item of a course as far as studying needs it: a video is watched, anything else opened. */
export interface StudyItem {
  readonly isVideo: boolean;
}
export type ItemsByCourse = Readonly<Record<CourseKey, readonly StudyItem[]>>;

/**
 * The year before `now`, in order: who joined, bought, studied and wrote. Pure and the same every time, so that the
 * charts are full on any day of the first start. No event is in the future.
 */
export function planYear(now: Date, items: ItemsByCourse): YearEvent[] {
  const plan = new YearPlan(now, items);
  return plan.events().sort((one, other) => one.at.getTime() - other.at.getTime());
}

class YearPlan {
  private readonly calendar: YearCalendar;
  private readonly chance = chanceFrom(SEED);
  private readonly planned: YearEvent[] = [];

  constructor(
    private readonly now: Date,
    private readonly items: ItemsByCourse,
  ) {
    this.calendar = new YearCalendar(now);
  }

  events(): YearEvent[] {
    this.prices();
    let number = 0;
    for (const [month, personas] of PERSONAS_BY_MONTH.entries())
      for (const [index, persona] of personas.entries()) {
        number += 1;
        const at = this.calendar.momentOf(month, (index + this.chance()) / personas.length, this.chance());
        this.planned.push({ at, what: 'join', student: number });
        this.followPersona(number, persona, at);
      }
    this.ownAccounts();
    for (const [index, message] of DEMO_MESSAGES.entries()) {
      // After the month of its number, so that a student with that number has joined by then.
      const month = Math.floor((index * (PERSONAS_BY_MONTH.length - 1)) / DEMO_MESSAGES.length) + 1;
      const at = this.calendar.momentOf(month, this.chance(), this.chance());
      this.planned.push({ at, what: 'message', number: index + 1, ...message });
    }
    return this.planned;
  }

  /** Both courses became dearer in the course of the year; they end at the price that the seed gave them. */
  private prices(): void {
    const price = (month: number, course: CourseKey, dollars: number) =>
      this.planned.push({
        at: month === 0 ? this.calendar.start : this.calendar.momentOf(month, 0, 0),
        what: 'price',
        course,
        priceCents: centsFromDollars(dollars),
      });
    price(0, 'mastery', 849);
    price(0, 'sprint', 449);
    price(5, 'mastery', 899);
    price(8, 'sprint', 499);
  }

  /** The accounts whose passwords are printed at the start: one in the middle of a course, one who has just joined. */
  private ownAccounts(): void {
    const at = this.daysAgo(OWNER_JOINED_DAYS_AGO);
    this.planned.push({ at, what: 'join', student: 'owner' });
    this.order('owner', 'mastery', this.later(at, 0), { hasCoupon: true });
    const studied = this.items.mastery.slice(0, OWNER_ITEMS);
    const everyDays = (OWNER_JOINED_DAYS_AGO - 2) / (OWNER_ITEMS - 1);
    for (const [item, { isVideo }] of studied.entries()) {
      const studiedAt = this.daysAgo(1 + everyDays * (studied.length - 1 - item));
      const share = isVideo && item + 1 === studied.length ? 0.4 : 1;
      this.planned.push({ at: studiedAt, what: 'study', student: 'owner', course: 'mastery', item, share });
    }
    for (const { daysAgo, hour, ...test } of OWNER_TESTS)
      this.planned.push({
        at: this.calendar.awake(after(this.now, -daysAgo * DAY_MS), hour),
        student: 'owner',
        ...test,
      });
    this.planned.push({ at: this.daysAgo(VISITOR_JOINED_DAYS_AGO), what: 'join', student: 'visitor' });
  }

  private followPersona(student: number, persona: Persona, joinedAt: Date): void {
    const soon = this.later(joinedAt, 2 * this.chance());
    const studies = (course: CourseKey, from: Date, until = this.now) =>
      this.study(student, course, from, paceOf(student), until);
    const buys = (course: CourseKey, at = soon, hasCoupon = false) => {
      this.order(student, course, at, { hasCoupon });
      studies(course, at);
    };
    const endOf = (course: CourseKey, months = MONTHS_BOUGHT[course]) => monthsAfter(dayOf(soon), months);
    const isLetIn = (course: CourseKey, at = soon) => this.planned.push({ at, what: 'enrol', student, course });
    switch (persona) {
      case 'mastery':
        return buys('mastery');
      case 'mastery with coupon':
        return buys('mastery', soon, true);
      case 'sprint':
        return buys('sprint');
      case 'sprint with coupon':
        return buys('sprint', soon, true);
      case 'sprint, then mastery':
        buys('sprint');
        return buys('mastery', this.later(soon, 45));
      case 'sprint, extended': {
        this.order(student, 'sprint', soon, { hasCoupon: false });
        this.order(student, 'sprint', this.dayBefore(endOf('sprint'), 12), { hasCoupon: true });
        return this.study(student, 'sprint', soon, paceOf(student), this.now, 2 * MONTHS_BOUGHT.sprint);
      }
      case 'sprint by hand, prolonged': {
        isLetIn('sprint');
        this.planned.push({
          at: this.dayBefore(endOf('sprint'), 4),
          what: 'move end',
          student,
          course: 'sprint',
          until: endOf('sprint', MONTHS_BOUGHT.sprint + 3),
          reason: 'Was ill for most of a term and asked for three more months.',
        });
        return studies('sprint', soon);
      }
      case 'mastery and the pilot':
        buys('mastery');
        return void isLetIn('pilot', this.later(this.calendar.momentOf(PILOT_MONTH, this.chance(), 0), 0));
      case 'mastery by hand':
        isLetIn('mastery');
        return studies('mastery', soon);
      case 'sprint by hand':
        isLetIn('sprint');
        return studies('sprint', soon);
      case 'mastery, revoked': {
        const end = this.later(soon, 40);
        this.order(student, 'mastery', soon, { hasCoupon: false });
        studies('mastery', soon, end);
        return void this.planned.push({ at: end, what: 'revoke', student, course: 'mastery' });
      }
      case 'by hand, revoked': {
        const end = this.later(soon, 25);
        isLetIn('sprint');
        studies('sprint', soon, end);
        return void this.planned.push({ at: end, what: 'revoke', student, course: 'sprint' });
      }
      case 'refunded': {
        const end = this.later(soon, 6);
        this.order(student, 'sprint', soon, { hasCoupon: false });
        studies('sprint', soon, end);
        const reason = 'Could not begin in time; asked within the first week.';
        return void this.planned.push({ at: end, what: 'refund', student, course: 'sprint', reason });
      }
      case 'refunded in part': {
        buys('mastery');
        const reason = 'Three weeks of discussions fell out.';
        return void this.planned.push({
          at: this.later(soon, 30),
          what: 'refund',
          student,
          course: 'mastery',
          reason,
          share: 0.25,
        });
      }
      case 'cancelled':
        return this.order(student, 'mastery', soon, { hasCoupon: false, becomes: 'cancelled' });
      case 'pending':
        return this.order(student, 'sprint', soon, { hasCoupon: true, becomes: 'pending' });
      case 'looks around':
        return undefined;
    }
  }

  private order(
    student: StudentKey,
    course: CourseKey,
    at: Date,
    { hasCoupon, becomes = 'paid' }: { hasCoupon: boolean; becomes?: 'paid' | 'pending' | 'cancelled' },
  ): void {
    this.planned.push({ at, what: 'order', student, course, hasCoupon, becomes });
  }

  /** Plans progress item by item; a student may be in the middle of a video. */
  private study(
    student: StudentKey,
    course: CourseKey,
    from: Date,
    { days, max }: Pace,
    until: Date,
    months = MONTHS_BOUGHT[course],
  ): void {
    const all = this.items[course];
    const end = after(from, months * DAYS_A_MONTH * DAY_MS);
    const times = this.studyTimes(from, days, end < until ? end : until).slice(0, Math.min(max, all.length));
    for (const [item, at] of times.entries()) {
      const isVideo = all[item]?.isVideo === true;
      const isInTheMiddle = isVideo && item + 1 === times.length && times.length < all.length;
      const share = isInTheMiddle ? 0.2 + 0.6 * this.chance() : 1;
      this.planned.push({ at, what: 'study', student, course, item, share });
      if (isVideo) this.log(student, course, item, at);
    }
  }

  /** At most one item a day. */
  private studyTimes(from: Date, days: number, until: Date): Date[] {
    const times: Date[] = [];
    for (let next = from; ; ) {
      next = after(next, Math.max(1, days * (0.6 + 0.8 * this.chance())) * DAY_MS);
      const at = next < until ? this.calendar.awake(next, this.chance()) : until;
      if (at >= until) return times;
      times.push(at);
    }
  }

  private log(student: StudentKey, course: CourseKey, item: number, at: Date): void {
    if (typeof student !== 'number') return;
    const often = student === RESTLESS ? 4 : student % LOGGED_EVERY === 0 ? 1 : 0;
    for (let minute = 0; minute < often; minute += 1) {
      const kind = LOGGED[Math.floor(this.chance() * LOGGED.length)] ?? 'window-blur';
      this.planned.push({ at: after(at, -minute * MINUTE_MS), what: 'log', student, course, item, kind });
    }
  }

  /** Returns the time that many days later, at most now. */
  private later(at: Date, days: number): Date {
    const few = after(at, (10 + 30 * this.chance()) * MINUTE_MS);
    const day = after(at, days * DAY_MS);
    const moment = days < 1 ? few : day < this.now ? this.calendar.awake(day, this.chance()) : this.now;
    const chosen = moment < few ? few : moment;
    return chosen < this.now ? chosen : this.now;
  }

  private dayBefore(day: CalendarDay, days: number): Date {
    return this.calendar.awake(startOf(daysAfter(day, -days)), this.chance());
  }

  private daysAgo(days: number): Date {
    return this.calendar.awake(after(this.now, -days * DAY_MS), this.chance());
  }
}
