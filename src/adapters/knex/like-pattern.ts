/** Escapes the wildcards of LIKE in a search text; the comparison names `!` as its escape character. */
export const likePattern = (text: string): string => text.replace(/[!%_]/g, '!$&');
