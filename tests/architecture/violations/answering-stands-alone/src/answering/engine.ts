import { isLate } from '../domain/exam/answer-sheet.ts';

export const isOver = (deadlineAt: number) => isLate(0, deadlineAt);
