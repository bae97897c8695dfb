/** Refund rule in one line, for every place that shows a price; the terms have it in full. */
export const REFUND_LINE = 'Refunds follow our terms and Australian consumer law.';
