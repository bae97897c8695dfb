/**
 * The route table of specification 2.1: each page's address as it is written there, and the area of the application it
 * belongs to, which decides its frame and its guard (web/app/router.tsx). The router, the addresses that the server
 * answers with 200 and the list of screens in the tests follow from it. `:name` stands for one part of an address.
 */
export const PAGE_AREAS = {
  '/Home': 'public',
  '/About': 'public',
  '/courses': 'public',
  '/login': 'public',
  '/forgot-password': 'public',
  '/reset-password/:token': 'public',
  '/Tnc': 'public',
  '/ContactUs': 'public',
  '/payment-success': 'public',
  '/payment-cancel': 'public',
  '/payment': 'buyer',
  '/demo-checkout/:sessionId': 'checkout',
  '/studentdashboard': 'owner',
  '/Dashboard': 'owner',
  '/Mycourse': 'owner',
  '/mycourse/:courseId': 'owner',
  '/search': 'owner',
  '/student/course/:courseId': 'owner',
  '/student/course/:courseId/video/:videoId': 'owner',
  '/student/dashboard': 'student',
  '/profile': 'account',
  '/profile/receipts/:receiptNumber': 'account',
  '/admin': 'admin',
  '/admindashboard': 'admin',
  '/admin/dashboard': 'admin',
  '/admin/search': 'admin',
  '/admin/this-computer': 'admin',
  '/admin/jobs': 'admin',
  '/admin/outbox': 'admin',
  '/admin/trash': 'admin',
  '/admin/audit': 'admin',
  '/admin/administrators': 'admin',
  '/admin/mail-templates': 'admin',
  '/admin/courses': 'admin',
  '/admin/courses/add': 'admin',
  '/admin/courses/:courseId/edit': 'admin',
  '/admin/blueprint': 'admin',
  '/admin/questions': 'admin',
  '/admin/questions/import': 'admin',
  '/admin/questions/reviews': 'admin',
  '/admin/questions/:vignetteId/review': 'admin',
  '/admin/questions/:vignetteId': 'admin',
  '/admin/students': 'admin',
  '/admin/students/:studentId': 'admin',
  '/admin/orders': 'admin',
  '/admin/orders/:orderId': 'admin',
  '/admin/orders/:orderId/documents/:number': 'admin',
  '/admin/bulk-pdf-upload': 'admin',
  '/admin/upload-folder': 'admin',
  '/admin/courses/:courseId/folder': 'admin',
  '/admin/courses/:id/manage': 'admin',
} as const;

export type PagePath = keyof typeof PAGE_AREAS;
export type PageArea = (typeof PAGE_AREAS)[PagePath];

export const PAGE_PATHS = Object.keys(PAGE_AREAS) as PagePath[];
