/** Both pages in one chunk: each import is paid for in the first load of the office. */
export { MockExamPage } from './mock-exam-page.tsx';
export { MockExamsPage } from './mock-exams-page.tsx';
