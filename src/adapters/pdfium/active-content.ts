import { isWebAddress } from '../../domain/media/web-address.ts';
import { decryptionOf } from './pdf-encryption.ts';
import { type Dictionary, isDictionary, Name, Reference, Text, type Value } from './pdf-objects.ts';
import { type Decryption, namesIn, objectsIn, type PdfObject } from './pdf-structure.ts';

/** Reasons against showing a PDF; `unclear`: it cannot be inspected. */
export type PdfFault = 'encrypted' | 'active-content' | 'unclear';

/** Names that always denote a script, program, embedded file or medium. */
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

/** Keys with active content by mere presence: scripts, XFA forms, attachments, actions without a click. */
const NEVER_A_KEY: readonly string[] = ['JS', 'XFA', 'EF', 'AA', 'RichMediaContent', 'RichMediaSettings'];

/** Annotation subtypes that play or contain a file. */
const NEVER_A_SUBTYPE: readonly string[] = ['FileAttachment', 'RichMedia', 'Sound', 'Movie', 'Screen', '3D'];

/** Keys whose value a viewer treats as one or several actions. */
const ACTION_KEYS: readonly string[] = ['A', 'PA', 'NA', 'Next', 'OpenAction'];

/** Allow-list of actions on a click: go to a place here, in a PDF at a relative path or online, or switch a layer. */
const ALLOWED_ACTIONS: readonly string[] = ['GoTo', 'GoToR', 'URI', 'Named', 'Thread', 'SetOCGState'];
const ALLOWED_COMMANDS: readonly string[] = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage', 'GoBack', 'GoForward'];
/** Allow-list of actions without a click. */
const ALLOWED_ON_OPENING: readonly string[] = ['GoTo'];

/**
 * Returns why a PDF does more than show pages, or undefined. Names are compared as viewers read them, with each `#xx`
 * decoded. Every object is inspected, including those in object streams and unreferenced ones. What cannot be unpacked
 * within the budget counts as unclear, not clean. A PDF that opens without a password is decrypted and inspected
 * likewise. Errs on the strict side: a page whose uncompressed text contains /Launch is refused too.
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

/** An object, interpreted as an action. */
interface Candidate {
  readonly isAllowed: boolean;
  readonly mayOpen: boolean;
  readonly leadsTo: readonly number[];
}

/** Number of objects whose own number is unreadable: any reference may mean them. */
const ANY = -1;

/** Collects facts of all objects in any order: an action may precede or follow its reference. */
class Look {
  isEncrypted = false;
  private hasForbidden = false;
  private readonly candidates = new Map<number, Candidate[]>();
  private readonly actions = new Set<number>();
  private readonly openings = new Set<number>();

  at({ number = ANY, value, isTrailer }: PdfObject): void {
    if (isDictionary(value) && value.get('Encrypt') !== undefined && (isTrailer || value.has('Root')))
      this.isEncrypted = true;
    // A bare name, which another object may use by reference.
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

  /** Follows references transitively (each object once). */
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

/** Returns undefined for non-actions: a destination without references, a structure attribute. */
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
  if (type === 'GoToR') return isBeside(action.get('F'));
  if (type !== 'URI') return true;
  const address = action.get('URI');
  return address instanceof Text && isWebAddress(address.text.replace(/^\u00fe\u00ff|^\u00ef\u00bb\u00bf/, ''));
}

/** A path without a scheme, a share or a drive that ends in `.pdf`: chapters of a book refer to each other so. */
const BESIDE = /^(?![\\/])[^:\\]+\.pdf$/i;

/** Whether a file is a relative path to a PDF: as text, or as a dictionary whose names all are. */
function isBeside(file: Value): boolean {
  if (file instanceof Text) return BESIDE.test(file.text.replace(/^\u00fe\u00ff|\0/g, ''));
  if (!isDictionary(file) || file.has('FS')) return false;
  const names = ['F', 'UF', 'DOS', 'Mac', 'Unix'].filter((key) => file.has(key));
  return names.length > 0 && names.every((key) => file.get(key) instanceof Text && isBeside(file.get(key)));
}

/** Returns the names of a value. A repeated key has all its values in a list. */
const namesOf = (value: Value): string[] => {
  if (value instanceof Name) return [value.text];
  return Array.isArray(value) ? value.flatMap(namesOf) : [];
};

const isNothing = (value: Value): boolean => value === undefined || (isDictionary(value) && value.size === 0);
