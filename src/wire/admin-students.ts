import { number, object } from 'yup';
import type { Ids } from './ids.ts';
import { text } from './strict-text.ts';
import type { ActivityKind } from './support.ts';

/** What an administrator asks and reads about students. `_id` and `id` are the same. */

export const STUDENT_SORTS = ['name', 'email', 'joined', 'courses'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
export const PAGE_SIZES = [25, 50, 100] as const;

export const MAX_SEARCH = 100;
const MAX_PAGE = 1_000_000;

const search = () =>
  text('Please search for words.')
    .trim()
    .max(MAX_SEARCH, `Please search for at most ${MAX_SEARCH} characters.`)
    .default('');
const SORTS = `Students are sorted by ${STUDENT_SORTS.join(', ')}.`;
const ORDERS = 'The order is asc or desc.';
const PAGE = 'A page is a whole number from 1.';
const SIZE = `A page has ${PAGE_SIZES.join(', ')} students.`;

/** GET /admin/students, in the address. A page behind the last one answers the last one. */
export const studentsQuery = object({
  search: search(),
  sort: text(SORTS).oneOf(STUDENT_SORTS, SORTS).default('name'),
  order: text(ORDERS).oneOf(SORT_ORDERS, ORDERS).default('asc'),
  page: number().typeError(PAGE).integer(PAGE).min(1, PAGE).max(MAX_PAGE, PAGE).default(1),
  limit: number().typeError(SIZE).oneOf(PAGE_SIZES, SIZE).default(PAGE_SIZES[0]),
});

/** GET /admin/students/export.csv */
export const exportQuery = object({ search: search() });

const END = 'Please choose the last day of access.';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** POST /admin/students/{id}/enrolments */
export const enrolBody = object({
  courseId: text('Please choose a course.').required('Please choose a course.').max(100, 'Please choose a course.'),
  /** The last day of access; without it, as long as a buyer would get. */
  until: text(END).matches(DAY, END).optional(),
});

export const MAX_REASON = 500;

/** PUT /admin/students/{id}/enrolments/{courseId}: another end. */
export const accessEndBody = object({
  until: text(END).required(END).matches(DAY, END),
  reason: text('Please say why.')
    .trim()
    .required('Please say why.')
    .max(MAX_REASON, `Please say why in at most ${MAX_REASON} characters.`),
});

export interface StudentListing extends Ids {
  name: string;
  email: string;
  joinedAt: string;
  /** What they may enter now, oldest enrolment first. */
  courses: (Ids & { title: string; endsAt: string })[];
}

export interface StudentsReply {
  students: StudentListing[];
  /** Of those that were looked for, on all pages. */
  total: number;
  page: number;
  limit: number;
}

/** The id is the course's. */
export interface StudentCourseReply extends Ids {
  courseId: string;
  /** Null for a course that is gone and was never bought. */
  title: string | null;
  isGone: boolean;
  since: string;
  /** The last moment of access, also where it has ended. */
  endsAt: string;
  /** Whether they may enter it now. */
  isActive: boolean;
  /** Null when an administrator enrolled by hand. */
  receiptNumber: string | null;
  revokedAt: string | null;
  itemCount: number;
  completedCount: number;
  lastActivityAt: string | null;
}

export interface StudentOrderReply extends Ids {
  receiptNumber: string;
  courseId: string;
  courseTitle: string;
  status: 'pending' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'refunded';
  /** Dollars. */
  total: number;
  discount: number;
  coupon: string | null;
  createdAt: string;
  paidAt: string | null;
}

export interface AccessChangeReply extends Ids {
  kind: 'enrolled' | 'revoked' | 'end-moved';
  courseId: string;
  courseTitle: string | null;
  /** Null when the administrator is gone, or when it was none. */
  by: string | null;
  /** Done when the demonstration was set up, by nobody. */
  isBySystem: boolean;
  at: string;
  /** The last moment of access from then on; null where that was not decided. */
  endsAt: string | null;
  /** Why, in the administrator's words. */
  reason: string | null;
}

/** From where an account is streamed, in networks and not in addresses. */
export interface StudentStreamsReply {
  runningCount: number;
  /** Within a day. */
  networkCount: number;
  maxAtOnce: number;
  maxNetworksADay: number;
  /** Of a week, last seen first. */
  networks: { network: string; lastSeenAt: string; isStreaming: boolean; devices: string[] }[];
}

/** GET /admin/students/{id} */
export interface StudentReply extends Ids {
  name: string;
  email: string;
  phone: string;
  joinedAt: string;
  /** Where they are signed in now. */
  deviceCount: number;
  streams: StudentStreamsReply;
  /** Since when the account is shut; null while it is open. */
  disabledAt: string | null;
  courses: StudentCourseReply[];
  orders: StudentOrderReply[];
  /** Who let them in or out by hand, newest first. */
  accessChanges: AccessChangeReply[];
}

export interface ActivityEntryReply extends Ids {
  kind: ActivityKind;
  /** The first time in its minute, and how often in it. */
  at: string;
  count: number;
  courseTitle: string | null;
  /** Null for an item that is gone. */
  lesson: { title: string; label: string } | null;
}

/** GET /admin/students/{id}/activity?before= */
export interface ActivityLogReply {
  entries: ActivityEntryReply[];
  nextBefore: string | null;
  /** Over the whole log; a kind that never happened is left out. */
  counts: Partial<Record<ActivityKind, number>>;
}
