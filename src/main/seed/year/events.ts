import type { CalendarDay } from '../../../domain/kernel/calendar.ts';
import type { Cents } from '../../../domain/kernel/money.ts';
import type { ActivityKind } from '../../../domain/support/literals.ts';

export type CourseKey = 'mastery' | 'sprint' | 'pilot';

/** Number from 1: "Demo Student 01". The public demo account is `owner`. */
export type StudentKey = number | 'owner' | 'visitor';

interface AboutCourse {
  readonly student: StudentKey;
  readonly course: CourseKey;
}

/** Events of the demonstration's year, each run by one use case. */
export type YearEvent = { readonly at: Date } & (
  | { readonly what: 'price'; readonly course: CourseKey; readonly priceCents: Cents }
  | { readonly what: 'join'; readonly student: StudentKey }
  | ({
      readonly what: 'order';
      readonly hasCoupon: boolean;
      readonly becomes: 'paid' | 'pending' | 'cancelled';
    } & AboutCourse)
  /** `share` of what was paid; all of it where none is named. */
  | ({ readonly what: 'refund'; readonly reason: string; readonly share?: number } & AboutCourse)
  | ({ readonly what: 'enrol' | 'revoke' } & AboutCourse)
  | ({ readonly what: 'move end'; readonly until: CalendarDay; readonly reason: string } & AboutCourse)
  /** `item`: which of the course's, from 0. `share`: how much of it; 1 is all. */
  | ({ readonly what: 'study'; readonly item: number; readonly share: number } & AboutCourse)
  | ({ readonly what: 'log'; readonly item: number; readonly kind: ActivityKind } & AboutCourse)
  /** Sections of the demo's mock exam, one after the other. */
  | { readonly what: 'sit mock'; readonly student: StudentKey; readonly sections: readonly number[] }
  | { readonly what: 'practise'; readonly student: StudentKey }
  | { readonly what: 'message'; readonly number: number; readonly isStudent: boolean; readonly text: string }
);
