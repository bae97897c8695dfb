export const isLate = (at: number, deadlineAt: number) => at >= deadlineAt;
