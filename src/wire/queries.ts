import { JOB_STATES, MAIL_STATES } from './literals.ts';
import { parameters, textParameter, wholeParameter } from './parameters.ts';

/** GET /search */
export const searchQuery = parameters({
  q: textParameter('q').default(''),
  courseId: textParameter('courseId'),
  contentId: textParameter('contentId'),
  offset: wholeParameter('offset'),
});

/** GET /admin/dashboard: two days of the school, or `from=all`. */
export const figuresQuery = parameters({ from: textParameter('from'), to: textParameter('to') });

/** GET /payment/success: payment services spell the second in either way. */
export const paymentSuccessQuery = parameters({
  session_id: textParameter('session_id'),
  course_id: textParameter('course_id'),
  courseId: textParameter('courseId'),
});

/**
 * DELETE /admin/courses/{id}: the title of a course that was ever bought or granted. In the query string, because HTTP
 * gives the body of a DELETE no meaning: clients and proxies may drop it.
 */
export const courseDeletionQuery = parameters({ confirmTitle: textParameter('confirmTitle') });

/** GET /admin/trash */
export const trashQuery = parameters({ before: textParameter('before') });

/** GET /admin/outbox */
export const outboxQuery = parameters({
  state: textParameter('state').oneOf(MAIL_STATES, `The parameter state is one of ${MAIL_STATES.join(', ')}.`),
  search: textParameter('search').trim().max(254, 'Please search for at most 254 characters.'),
  before: textParameter('before'),
});

const STATES = `The parameter state is one of ${JOB_STATES.join(', ')}.`;

/** GET /admin/jobs */
export const jobsQuery = parameters({
  state: textParameter('state').oneOf(JOB_STATES, STATES).default('failed'),
  before: textParameter('before'),
});

/** GET /admin/students/{id}/activity: a time and an id, as `nextBefore` of the page before gave them. */
export const activityQuery = parameters({
  before: textParameter('before').matches(/^\d{1,15}\.[\w-]{1,100}$/, 'The parameter before is not readable.'),
});
