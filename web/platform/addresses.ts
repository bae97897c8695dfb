/** Addresses of the screens behind the log-in and of the way to pay (specification 2.1). */
export const dashboardPath = '/studentdashboard';

/** Another name of the dashboard, where the course page's Back to Dashboard leads (specification 2.1). */
export const backToDashboardPath = '/student/dashboard';

export const liveCoursesPath = '/Mycourse';

export const profilePath = '/profile';

/** One purchase on paper. */
export const receiptPath = (receiptNumber: string): string => `/profile/receipts/${encodeURIComponent(receiptNumber)}`;

/** The way into one course. */
export const entryPath = (courseId: string): string => `/mycourse/${encodeURIComponent(courseId)}`;

/** The course page, at a module and a day of it. */
export function coursePath(courseId: string, place: { week?: number; day?: number; tab?: 'documents' } = {}): string {
  const params = new URLSearchParams();
  if (place.tab) params.set('tab', place.tab);
  if (place.week !== undefined) params.set('module', String(place.week));
  if (place.day !== undefined) params.set('day', String(place.day));
  const search = params.toString();
  return `/student/course/${encodeURIComponent(courseId)}${search && `?${search}`}`;
}

export const videoPath = (courseId: string, contentId: string): string =>
  `/student/course/${encodeURIComponent(courseId)}/video/${encodeURIComponent(contentId)}`;

/** The payment page for a course (specification 4, Enrol). Title and price are shown at once; the server's price is charged. */
export const paymentPath = ({ id, title, price }: { id: string; title: string; price: number }): string =>
  `/payment?${new URLSearchParams({ courseId: id, title, price: String(price) }).toString()}`;
