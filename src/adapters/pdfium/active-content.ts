import { isWebAddress } from '../../domain/media/web-address.ts';
import { decryptionOf } from './pdf-encryption.ts';
import { type Dictionary, isDictionary, Name, Reference, Text, type Value } from './pdf-objects.ts';
import { type Decryption, namesIn, objectsIn, type PdfObject } from './pdf-structure.ts';

/** What stands in the way of showing a PDF; `unclear`: it cannot be looked through. */
export type PdfFault = 'encrypted' | 'active-content' | 'unclear';

/** Names that only stand for a script, a program, a foreign file or a medium, wherever they are. */
const NEVER: readonly string[] = [
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoTo3DView',
  'GoToE',
  'ImportData',
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'SubmitForm',
];

/** Keys whose mere presence does something: a script, a form of XFA, attached files, actions without a click. */
const NEVER_A_KEY: readonly string[] = ['JS', 'XFA', 'EF', 'AA', 'RichMediaContent', 'RichMediaSettings'];

/** Kinds of annotations that play or hold a file. */
const NEVER_A_SUBTYPE: readonly string[] = ['FileAttachment', 'RichMedia', 'Sound', 'Movie', 'Screen', '3D'];

/** Where a viewer takes what stands there for an action, or for several. */
const ACTION_KEYS: readonly string[] = ['A', 'PA', 'NA', 'Next', 'OpenAction'];

/**
 * What a click may do: go somewhere in this document or to a page of the web, or switch a layer. Nothing else is known.
 */
const ALLOWED_ACTIONS: readonly string[] = ['GoTo', 'URI', 'Named', 'Thread', 'SetOCGState'];
const ALLOWED_COMMANDS: readonly string[] = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage', 'GoBack', 'GoForward'];
/** What may happen without a click. */
const ALLOWED_ON_OPENING: readonly string[] = ['GoTo'];

/**
 * Says what a PDF would do beside showing pages. Names are compared as viewers read them, with each `#xx` decoded;
 * every object is looked at, those in object streams as well, however it is reached; what cannot be unpacked, or not
 * within the budget, counts as unclear and not as clean. One that opens without a password is decrypted and looked
 * into like any other. Rather too strict: a page whose uncompressed text speaks of
 * /Launch is refused, too.
 */
export function faultOfPdf(pdf: Uint8Array, maxUnpackedBytes?: number): PdfFault | undefined {
  let found = lookedThrough(pdf, maxUnpackedBytes);
  if (found.look.isEncrypted) {
    const decryption = decryptionOf(pdf);
    if (typeof decryption === 'string') return decryption;
    found = lookedThrough(pdf, maxUnpackedBytes, decryption);
  }
  if (found.look.isActive() || namesIn(pdf).some((name) => NEVER.includes(name))) return 'active-content';
  return found.isUnclear ? 'unclear' : undefined;
}

function lookedThrough(
  pdf: Uint8Array,
  maxUnpackedBytes?: number,
  decryption?: Decryption,
): { look: Look; isUnclear: boolean } {
  const look = new Look();
  let isUnclear = false;
  for (const found of objectsIn(pdf, { maxUnpackedBytes, decryption })) {
    if (found === 'unclear') isUnclear = true;
    else look.at(found);
    if (look.isEncrypted && !decryption) break;
  }
  return { look, isUnclear };
}

/** What one object would be as an action. */
interface Candidate {
  readonly isAllowed: boolean;
  readonly mayOpen: boolean;
  readonly leadsTo: readonly number[];
}

/** Whoever could not be read as a number may be meant by any reference. */
const ANY = -1;

/**
 * Takes up one object after the other, in whatever order they come: an action may stand before or behind what names it.
 */
class Look {
  isEncrypted = false;
  private hasForbidden = false;
  private readonly candidates = new Map<number, Candidate[]>();
  private readonly actions = new Set<number>();
  private readonly openings = new Set<number>();

  at({ number = ANY, value, isTrailer }: PdfObject): void {
    if (isDictionary(value) && value.get('Encrypt') !== undefined && (isTrailer || value.has('Root')))
      this.isEncrypted = true;
    // A lone name, which another object may refer to in place of its own.
    if (value instanceof Name) this.hasForbidden ||= [...NEVER, ...NEVER_A_SUBTYPE].includes(value.text);
    this.visit(value);
    const candidate = candidateOf(value);
    if (!candidate) return;
    const known = this.candidates.get(number);
    if (known) known.push(candidate);
    else this.candidates.set(number, [candidate]);
  }

  isActive(): boolean {
    return this.hasForbidden || this.isAnyBad(this.openings, 'mayOpen') || this.isAnyBad(this.actions, 'isAllowed');
  }

  /** Follows what leads on to others, each once. */
  private isAnyBad(numbers: ReadonlySet<number>, wanted: 'isAllowed' | 'mayOpen'): boolean {
    const all = new Set(numbers.size > 0 ? [...numbers, ANY] : []);
    for (const number of all) {
      for (const candidate of this.candidates.get(number) ?? []) {
        if (!candidate[wanted]) return true;
        for (const next of candidate.leadsTo) all.add(next);
      }
    }
    return false;
  }

  private visit(value: Value): void {
    if (value instanceof Name) this.hasForbidden ||= NEVER.includes(value.text);
    else if (Array.isArray(value)) for (const item of value) this.visit(item);
    else if (isDictionary(value)) this.visitDictionary(value);
  }

  private visitDictionary(dictionary: Dictionary): void {
    for (const [key, value] of dictionary) {
      if (NEVER.includes(key) || (NEVER_A_KEY.includes(key) && !isNothing(value))) this.hasForbidden = true;
      if (ACTION_KEYS.includes(key)) this.take(candidateOf(value), key === 'OpenAction');
      this.visit(value);
    }
    const isForbiddenKind = namesOf(dictionary.get('Subtype')).some((kind) => NEVER_A_SUBTYPE.includes(kind));
    const isForbiddenAction =
      namesOf(dictionary.get('Type')).includes('Action') && candidateOf(dictionary)?.isAllowed === false;
    this.hasForbidden ||= isForbiddenKind || isForbiddenAction;
  }

  private take(candidate: Candidate | undefined, opens: boolean): void {
    if (!candidate) return;
    this.hasForbidden ||= opens ? !candidate.mayOpen : !candidate.isAllowed;
    for (const number of candidate.leadsTo) (opens ? this.openings : this.actions).add(number);
  }
}

/** Undefined for what is no action: a destination without references, an attribute of a structure. */
function candidateOf(value: Value): Candidate | undefined {
  if (value instanceof Reference) return { isAllowed: true, mayOpen: true, leadsTo: [value.object] };
  if (Array.isArray(value)) {
    const candidates = value.map(candidateOf).filter((one) => one !== undefined);
    if (candidates.length === 0) return undefined;
    return {
      isAllowed: candidates.every(({ isAllowed }) => isAllowed),
      mayOpen: candidates.every(({ mayOpen }) => mayOpen),
      leadsTo: candidates.flatMap(({ leadsTo }) => leadsTo),
    };
  }
  if (!isDictionary(value) || !value.has('S')) return undefined;
  const type = value.get('S');
  const name = type instanceof Name ? type.text : '';
  const isAllowed = ALLOWED_ACTIONS.includes(name) && isHarmless(name, value);
  return { isAllowed, mayOpen: isAllowed && ALLOWED_ON_OPENING.includes(name), leadsTo: [] };
}

function isHarmless(type: string, action: Dictionary): boolean {
  if (type === 'Named') {
    const command = action.get('N');
    return command instanceof Name && ALLOWED_COMMANDS.includes(command.text);
  }
  if (type !== 'URI') return true;
  const address = action.get('URI');
  return address instanceof Text && isWebAddress(address.text.replace(/^\u00fe\u00ff|^\u00ef\u00bb\u00bf/, ''));
}

/** A key with two values has both in a list. */
const namesOf = (value: Value): string[] => {
  if (value instanceof Name) return [value.text];
  return Array.isArray(value) ? value.flatMap(namesOf) : [];
};

const isNothing = (value: Value): boolean => value === undefined || (isDictionary(value) && value.size === 0);
