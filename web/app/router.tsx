import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { desktop } from '../platform/desktop.ts';
import { Waiting } from './frame.tsx';
import { lazyPage } from './lazy-page.ts';
import * as pages from './pages.ts';
import { PublicShell } from './public-shell.tsx';

/** In development only: the build drops the branch, and the folder with it. */
const Gallery = import.meta.env.DEV ? lazyPage(() => import('../gallery/gallery-page.tsx'), 'GalleryPage') : undefined;

/** The route table of specification 2.1. Paths match in any case. */
export function Router() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/" element={<Navigate to="/Home" replace />} />
        <Route element={<PublicShell />}>
          <Route path="/Home" element={<pages.Home />} />
          <Route path="/About" element={<pages.About />} />
          <Route path="/courses" element={<pages.Courses />} />
          <Route path="/login" element={<pages.Login />} />
          <Route path="/forgot-password" element={<pages.ForgotPassword />} />
          <Route path="/reset-password/:token" element={<pages.ForgotPassword />} />
          <Route path="/Tnc" element={<pages.Terms />} />
          <Route path="/ContactUs" element={<pages.Contact />} />
          <Route path="/payment-success" element={<pages.PaymentSuccess />} />
          <Route path="/payment-cancel" element={<pages.PaymentCancel />} />
          <Route element={<pages.RequireSignInToPay />}>
            <Route path="/payment" element={<pages.Payment />} />
          </Route>
          <Route path="*" element={<pages.NotFound />} />
        </Route>

        <Route element={<pages.BareShell />}>
          <Route path="/demo-checkout/:sessionId" element={<pages.DemoCheckout />} />
        </Route>

        <Route element={<pages.StudentShell />}>
          <Route element={<pages.RequirePurchase />}>
            <Route path="/studentdashboard" element={<pages.Dashboard />} />
            <Route path="/Dashboard" element={<pages.Dashboard />} />
            <Route path="/Mycourse" element={<pages.MyCourse />} />
            <Route path="/mycourse/:courseId" element={<pages.CourseEntry />} />
            <Route path="/search" element={<pages.Search />} />
            <Route path="/student/course/:courseId" element={<pages.Course />} />
            <Route path="/student/course/:courseId/video/:videoId" element={<pages.Video />} />
          </Route>
          <Route path="/student/dashboard" element={<Navigate to="/studentdashboard" replace />} />
          <Route element={<pages.RequireSignIn />}>
            <Route path="/profile" element={<pages.Profile />} />
            <Route path="/profile/receipts/:receiptNumber" element={<pages.Receipt />} />
          </Route>
        </Route>

        <Route element={<pages.AdminShell />}>
          <Route element={<pages.RequireAdmin />}>
            <Route path="/admin" element={<pages.AdminDashboard />} />
            <Route path="/admindashboard" element={<pages.AdminDashboard />} />
            <Route path="/admin/dashboard" element={<pages.AdminDashboard />} />
            <Route path="/admin/search" element={<pages.AdminSearch />} />
            {desktop() && <Route path="/admin/this-computer" element={<pages.DesktopUploads />} />}
            <Route path="/admin/jobs" element={<pages.Jobs />} />
            <Route path="/admin/outbox" element={<pages.Outbox />} />
            <Route path="/admin/trash" element={<pages.Trash />} />
            <Route path="/admin/audit" element={<pages.Audit />} />
            <Route path="/admin/administrators" element={<pages.Administrators />} />
            <Route path="/admin/mail-templates" element={<pages.MailTemplates />} />
            <Route path="/admin/courses" element={<pages.ManageCourses />} />
            <Route path="/admin/courses/add" element={<pages.AddCourse />} />
            <Route path="/admin/courses/:courseId/edit" element={<pages.EditCourse />} />
            <Route path="/admin/students" element={<pages.Students />} />
            <Route path="/admin/students/:studentId" element={<pages.Student />} />
            <Route path="/admin/orders" element={<pages.Orders />} />
            <Route path="/admin/orders/:orderId" element={<pages.Order />} />
            <Route path="/admin/orders/:orderId/documents/:number" element={<pages.OrderDocument />} />
            <Route path="/admin/bulk-pdf-upload" element={<pages.BulkUpload />} />
            <Route path="/admin/courses/:courseId/folder" element={<pages.Folder />} />
            <Route path="/admin/courses/:id/manage" element={<pages.ManageContent />} />
          </Route>
        </Route>

        {Gallery && <Route path="/dev/gallery" element={<Gallery />} />}
      </Routes>
    </Suspense>
  );
}
