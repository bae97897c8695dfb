export const timeOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;
