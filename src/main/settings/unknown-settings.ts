import leven from 'leven';

/** Maximum edit distance of a typing error. */
const MAX_DISTANCE = 2;
/** Shorter names differ from each other by as little: `PORT` is two letters from `PATH`. */
const MIN_CHARACTERS = 6;

/**
 * A warning for each variable that is no setting but begins like one, or is an edit or two from one: a misspelt setting
 * would silently be without effect. Names only, never a value.
 */
export function unknownSettings(present: readonly string[], known: readonly string[]): string[] {
  return present
    .filter((name) => !known.includes(name) && /^[A-Z][A-Z0-9_]+$/.test(name))
    .flatMap((name) => {
      const group = GROUPS.find((prefix) => name.startsWith(prefix));
      const ofGroup = known.filter((one) => group !== undefined && one.startsWith(group));
      const meant = ofGroup.length > 0 ? nearestOf(name, ofGroup) : misspelt(name, known);
      return meant === undefined ? [] : [`${name} is no setting. Is ${meant} meant?`];
    });
}

/** Prefixes that belong to this product alone; others begin the names of all kinds of variables. */
const GROUPS = [
  'S3_',
  'STRIPE_',
  'SMTP_',
  'MAIL_',
  'SELLER_',
  'STREAM_',
  'RATE_LIMIT_',
  'TOKEN_SECRET',
  'SESSION_SECRET',
  'ENCRYPTION_SECRET',
];

/**
 * The setting that is an edit or two away. An environment has a hundred names of others: most differ by their length.
 */
function misspelt(name: string, known: readonly string[]): string | undefined {
  if (name.length < MIN_CHARACTERS) return undefined;
  const near = known.filter((one) => leven(name, one, { maxDistance: MAX_DISTANCE + 1 }) <= MAX_DISTANCE);
  return near.length > 0 ? nearestOf(name, near) : undefined;
}

const nearestOf = (name: string, known: readonly string[]): string =>
  known.reduce((best, one) => (leven(name, one) < leven(name, best) ? one : best));
