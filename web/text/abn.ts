/** Formats an Australian Business Number as the register does: `ABN 51 824 753 556`. */
export const abnWords = (digits: string): string =>
  `ABN ${digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')}`;
