/** Both pages in one chunk: each import is paid for in the first load of the office. */
export { AnnouncementPage } from './announcement-page.tsx';
export { AnnouncementsPage } from './announcements-page.tsx';
