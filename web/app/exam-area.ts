/**
 * Pages of the exam in one chunk: each import is paid for in the first load of every page, and nothing is loaded during
 * a test.
 */
export { ExamPage } from '../features/exam/exam-page.tsx';
export { PracticePage } from '../features/exam/practice-page.tsx';
export { AnswersPage } from '../features/exam-result/answers-page.tsx';
export { ResultPage } from '../features/exam-result/result-page.tsx';
export { SittingPage } from '../features/exam-sitting/sitting-page.tsx';
export { RequireSignInToSit, SittingShell } from './sitting-shell.tsx';
