import { lazyDataPage, lazyPage } from './lazy-page.ts';

/** Every page arrives with its route, never with the first load of another; so do the frames behind the log-in. */
const inside = () => import('./student-area.ts');
export const StudentShell = lazyPage(inside, 'StudentShell');
export const RequirePurchase = lazyPage(inside, 'RequirePurchase');
export const RequireSignIn = lazyPage(inside, 'RequireSignIn');
export const RequireSignInToPay = lazyPage(inside, 'RequireSignInToPay');
const adminInside = () => import('./admin/admin-area.ts');
export const AdminShell = lazyDataPage(adminInside, 'AdminShell');
export const RequireAdmin = lazyPage(adminInside, 'RequireAdmin');
export const BareShell = lazyPage(() => import('./bare-shell.tsx'), 'BareShell');

export const NotFound = lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage');

export const Home = lazyPage(() => import('../features/home/home-page.tsx'), 'HomePage');
export const About = lazyPage(() => import('../features/home/about-page.tsx'), 'AboutPage');
export const Terms = lazyPage(() => import('../features/home/terms-page.tsx'), 'TermsPage');
export const Contact = lazyPage(() => import('../features/home/contact-page.tsx'), 'ContactPage');

export const Login = lazyPage(() => import('../features/identity/login-page.tsx'), 'LoginPage');
export const ForgotPassword = lazyPage(
  () => import('../features/identity/forgot-password-page.tsx'),
  'ForgotPasswordPage',
);

export const Courses = lazyDataPage(() => import('../features/catalog/courses-page.tsx'), 'CoursesPage');
export const MyCourse = lazyDataPage(() => import('../features/learning/my-course-page.tsx'), 'MyCoursePage');
export const CourseEntry = lazyDataPage(() => import('../features/learning/course-entry-page.tsx'), 'CourseEntryPage');

export const Payment = lazyDataPage(() => import('../features/checkout/payment-page.tsx'), 'PaymentPage');
export const DemoCheckout = lazyDataPage(
  () => import('../features/checkout/demo-checkout-page.tsx'),
  'DemoCheckoutPage',
);
export const PaymentSuccess = lazyDataPage(
  () => import('../features/checkout/payment-success-page.tsx'),
  'PaymentSuccessPage',
);
export const PaymentCancel = lazyPage(
  () => import('../features/checkout/payment-cancel-page.tsx'),
  'PaymentCancelPage',
);

export const Dashboard = lazyDataPage(() => import('../features/learning/dashboard-page.tsx'), 'DashboardPage');
export const Course = lazyDataPage(() => import('../features/learning/course-page.tsx'), 'CoursePage');
export const Video = lazyDataPage(() => import('../features/learning/video-page.tsx'), 'VideoPage');

export const Search = lazyDataPage(() => import('../features/search/search-page.tsx'), 'SearchPage');
export const AdminSearch = lazyDataPage(() => import('../features/search/search-page.tsx'), 'AdminSearchPage');

export const Profile = lazyDataPage(() => import('../features/profile/profile-page.tsx'), 'ProfilePage');
export const Receipt = lazyDataPage(() => import('../features/profile/receipt-page.tsx'), 'ReceiptPage');

export const AdminDashboard = lazyDataPage(
  () => import('../features/admin-dashboard/admin-dashboard-page.tsx'),
  'AdminDashboardPage',
);
export const DesktopUploads = lazyPage(() => import('../features/admin-desktop/desktop-page.tsx'), 'DesktopPage');
export const Jobs = lazyDataPage(() => import('../features/admin-operations/jobs-page.tsx'), 'JobsPage');
export const Outbox = lazyDataPage(() => import('../features/admin-operations/outbox-page.tsx'), 'OutboxPage');
export const Trash = lazyDataPage(() => import('../features/admin-trash/trash-page.tsx'), 'TrashPage');
export const Audit = lazyDataPage(() => import('../features/admin-audit/audit-page.tsx'), 'AuditPage');
export const Administrators = lazyDataPage(
  () => import('../features/admin-students/administrators-page.tsx'),
  'AdministratorsPage',
);
export const MailTemplates = lazyDataPage(
  () => import('../features/admin-operations/mail-templates-page.tsx'),
  'MailTemplatesPage',
);

export const ManageCourses = lazyDataPage(
  () => import('../features/admin-courses/manage-courses-page.tsx'),
  'ManageCoursesPage',
);
export const AddCourse = lazyDataPage(() => import('../features/admin-courses/add-course-page.tsx'), 'AddCoursePage');
export const BulkUpload = lazyDataPage(() => import('../features/admin-bulk/bulk-upload-page.tsx'), 'BulkUploadPage');
export const EditCourse = lazyDataPage(
  () => import('../features/admin-courses/edit-course-page.tsx'),
  'EditCoursePage',
);
export const Folder = lazyDataPage(() => import('../features/admin-folder/folder-page.tsx'), 'FolderPage');
export const Students = lazyDataPage(() => import('../features/admin-students/students-page.tsx'), 'StudentsPage');
export const Student = lazyDataPage(() => import('../features/admin-students/student-page.tsx'), 'StudentPage');
export const Orders = lazyDataPage(() => import('../features/admin-orders/orders-page.tsx'), 'OrdersPage');
export const Order = lazyDataPage(() => import('../features/admin-orders/order-page.tsx'), 'OrderPage');
export const OrderDocument = lazyDataPage(
  () => import('../features/admin-orders/document-page.tsx'),
  'OrderDocumentPage',
);
export const ManageContent = lazyDataPage(
  () => import('../features/admin-content/manage-content-page.tsx'),
  'ManageContentPage',
);
