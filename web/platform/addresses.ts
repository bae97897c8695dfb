/** Paths of the screens behind sign-in and of the payment (specification 2.1); inside a course: course-addresses.ts. */
export const dashboardPath = '/studentdashboard';

/** Alias of the dashboard, used by the course page's Back to Dashboard (specification 2.1). */
export const backToDashboardPath = '/student/dashboard';

/** History state of the way to the courses of a person who wanted a student screen and owns no course. */
export const OWNS_NONE = { ownsNone: true };

export const liveCoursesPath = '/Mycourse';

export const profilePath = '/profile';
export const TWO_FACTOR_SECTION = 'two-factor';
export const twoFactorPath = `${profilePath}#${TWO_FACTOR_SECTION}`;

export const searchPath = '/search';

/** One's own questions to the mentor; with the id of one as its hash, that one is open. */
export const myQuestionsPath = '/messages';

/** A printable receipt. */
export const receiptPath = (receiptNumber: string): string => `/profile/receipts/${encodeURIComponent(receiptNumber)}`;

/** Public page of a course. */
export const salesPath = (slug: string): string => `/courses/${slug}`;

/** A lesson of a course that anybody may open. */
export const freeLessonPath = (slug: string, contentId: string): string => `${salesPath(slug)}/lessons/${contentId}`;

/** Entry page of a course. */
export const entryPath = (courseId: string): string => `/mycourse/${encodeURIComponent(courseId)}`;

/**
 * Payment page of a course (specification 4, Enrol). Title and price are shown at once; the server's price is charged.
 */
export const paymentPath = ({ id, title, price }: { id: string; title: string; price: number }): string =>
  `/payment?${new URLSearchParams({ courseId: id, title, price: String(price) }).toString()}`;
