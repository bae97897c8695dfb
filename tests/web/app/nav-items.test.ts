import { expect, it } from 'vitest';
import { navItemAt } from '../../../web/app/admin/nav-items.ts';

it.each([
  ['/admin', 'Dashboard'],
  ['/AdminDashboard/', 'Dashboard'],
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/courses', 'Manage Courses'],
  ['/admin/courses/add', 'Add Course'],
  ['/admin/courses/c1/edit', 'Manage Courses'],
  ['/admin/courses/c1/manage', 'Manage Courses'],
  ['/admin/courses/add-ons', 'Manage Courses'],
  ['/admin/bulk-pdf-upload', 'Bulk PDF Upload'],
  ['/admin/students/u1', 'Students'],
  ['/admin/questions/v1/review', 'Questions'],
  ['/admin/jobs', 'Background tasks'],
  ['/admin/upload-folder', 'Upload a folder'],
  ['/admin/mail-templates', 'Emails'],
  ['/profile', 'Profile'],
  ['/admin/nowhere', undefined],
])('%s stands under %s', (path, label) => {
  expect(navItemAt(path)?.label).toBe(label);
});
