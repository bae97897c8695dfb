/**
 * Addresses of the screens behind the log-in and of the way to pay (specification 2.1); inside a course:
 * course-addresses.ts.
 */
export const dashboardPath = '/studentdashboard';

/** Another name of the dashboard, where the course page's Back to Dashboard leads (specification 2.1). */
export const backToDashboardPath = '/student/dashboard';

export const liveCoursesPath = '/Mycourse';

export const profilePath = '/profile';
export const TWO_FACTOR_SECTION = 'two-factor';
export const twoFactorPath = `${profilePath}#${TWO_FACTOR_SECTION}`;

export const searchPath = '/search';

/** One purchase on paper. */
export const receiptPath = (receiptNumber: string): string => `/profile/receipts/${encodeURIComponent(receiptNumber)}`;

/** The way into one course. */
export const entryPath = (courseId: string): string => `/mycourse/${encodeURIComponent(courseId)}`;

/**
 * The payment page for a course (specification 4, Enrol). Title and price are shown at once; the server's price is
 * charged.
 */
export const paymentPath = ({ id, title, price }: { id: string; title: string; price: number }): string =>
  `/payment?${new URLSearchParams({ courseId: id, title, price: String(price) }).toString()}`;
