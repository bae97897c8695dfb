import { docsRoutes } from '../../../src/http/openapi/docs-routes.ts';
import type { Route } from '../../../src/http/route.ts';
import { adminCourseRoutes } from '../../../src/http/routes/admin-course-routes.ts';
import { adminEnrolmentRoutes } from '../../../src/http/routes/admin-enrolment-routes.ts';
import { adminItemRoutes } from '../../../src/http/routes/admin-item-routes.ts';
import { adminNodeRoutes } from '../../../src/http/routes/admin-node-routes.ts';
import { adminStudentRoutes } from '../../../src/http/routes/admin-student-routes.ts';
import { catalogueRoutes, courseRoutes } from '../../../src/http/routes/catalog-routes.ts';
import { demoCheckoutRoutes } from '../../../src/http/routes/demo-checkout-routes.ts';
import { figuresRoutes } from '../../../src/http/routes/figures-routes.ts';
import { healthRoutes } from '../../../src/http/routes/health-routes.ts';
import { identityRoutes } from '../../../src/http/routes/identity-routes.ts';
import { jobRoutes } from '../../../src/http/routes/job-routes.ts';
import { learningRoutes } from '../../../src/http/routes/learning-routes.ts';
import { outboxRoutes } from '../../../src/http/routes/outbox-routes.ts';
import { paymentRoutes, webhookRoutes } from '../../../src/http/routes/payment-routes.ts';
import { profileRoutes } from '../../../src/http/routes/profile-routes.ts';
import { searchRoutes } from '../../../src/http/routes/search-routes.ts';
import { streamRoutes } from '../../../src/http/routes/stream-routes.ts';
import { studentActivityRoutes } from '../../../src/http/routes/student-activity-routes.ts';
import { supportRoutes } from '../../../src/http/routes/support-routes.ts';
import { uploadBytesRoutes } from '../../../src/http/routes/upload-bytes-routes.ts';
import { uploadRoutes } from '../../../src/http/routes/upload-routes.ts';

/** Every route as data, without anything behind it; openapi.test.ts holds this list to what is mounted. */
export function everyRoute(): Route[] {
  // What stands behind a route is only read when it is called.
  const nothing = {} as never;
  const routes = [
    ...healthRoutes(nothing),
    ...catalogueRoutes(nothing, nothing, nothing),
    ...webhookRoutes(nothing),
    ...uploadBytesRoutes(nothing, nothing),
    ...identityRoutes(nothing, nothing),
    ...profileRoutes(nothing),
    ...courseRoutes(nothing, nothing, nothing),
    ...searchRoutes(nothing),
    ...learningRoutes(nothing),
    ...paymentRoutes(nothing),
    ...demoCheckoutRoutes(nothing, nothing),
    ...figuresRoutes(nothing),
    ...supportRoutes(nothing),
    ...jobRoutes(nothing),
    ...adminCourseRoutes(nothing, nothing),
    ...adminStudentRoutes(nothing),
    ...adminItemRoutes(nothing),
    ...adminNodeRoutes(nothing),
    ...adminEnrolmentRoutes(nothing),
    ...studentActivityRoutes(nothing),
    ...outboxRoutes(nothing),
    ...uploadRoutes(nothing),
    ...streamRoutes(nothing),
  ];
  return [...routes, ...docsRoutes(routes, 'public')];
}
