/** Top-level domains that do not exist: misspellings of `com`. */
const MISTYPED_COM = ['con', 'cmo', 'ocm', 'comm', 'oom', 'vom', 'xom', 'cpm', 'coom', 'clm', 'comn'];
/** Top-level domains that exist, but not for these mail services. */
const NOT_THEIRS = ['cm', 'co', 'om', 'cim'];

/** The mail services that most people use, each with the misspellings that are seen most. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  gmail: ['gmial', 'gmai', 'gmal', 'gmil', 'gmaill', 'gmaul', 'gmali', 'gnail', 'gamil', 'gmsil', 'hmail', 'gimail'],
  hotmail: ['hotnail', 'hotmai', 'hotmial', 'hotmal', 'hotmil', 'hormail', 'hotamil', 'hotmaill', 'homail'],
  outlook: ['outlok', 'outloo', 'outllok', 'otlook', 'outlock', 'outook', 'oulook'],
  yahoo: ['yaho', 'yahooo', 'yhaoo', 'yhoo', 'yaoo', 'yahho', 'uahoo'],
  icloud: ['iclod', 'icould', 'icluod', 'iclould', 'icoud'],
};
const SERVICE_OF = new Map(
  Object.entries(SERVICES).flatMap(([right, wrong]) => [right, ...wrong].map((one) => [one, right] as const)),
);
/** Where these services have addresses as well, as `yahoo.co.in`. */
const THEIRS = ['com', 'co.uk', 'co.in', 'in', 'com.au', 'ca', 'fr', 'de'];

/** Returns the address with the domain that was probably meant, or undefined. A hint for a person, never a refusal. */
export function meantAddress(email: string): string | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  const dot = domain.indexOf('.');
  if (at < 1 || dot < 1) return undefined;
  const meant = meantDomain(domain.slice(0, dot), domain.slice(dot + 1));
  return meant === domain ? undefined : `${typed.slice(0, at)}@${meant}`;
}

function meantDomain(name: string, end: string): string {
  const service = SERVICE_OF.get(name);
  if (service === undefined) return `${name}.${withoutSlip(end)}`;
  const right = NOT_THEIRS.includes(end) ? 'com' : withoutSlip(end);
  return THEIRS.includes(right) ? `${service}.${right}` : `${name}.${right}`;
}

/** Mends the last part of the end alone: `school.edu.con` has a slip as well. */
function withoutSlip(end: string): string {
  const dot = end.lastIndexOf('.') + 1;
  return MISTYPED_COM.includes(end.slice(dot)) ? `${end.slice(0, dot)}com` : end;
}
