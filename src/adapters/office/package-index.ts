import type { DomainError } from '../../domain/kernel/errors.ts';
import { brokenArchive, tooDemanding } from '../../domain/media/office/office-errors.ts';
import { faultOfRelationship, PACKAGE } from '../../domain/media/office/word-relationships.ts';
import type { PartSink } from './part-reader.ts';
import { decodedEntities } from './xml-scanner.ts';

// The parts of a package that say what the others are: their types, and what leads from part to part.

/** A chart has one; a document has none. */
const MAX_PACKAGES = 1000;

/** Reads every element and nothing else: Word opens no package with text between its tags. */
abstract class IndexSink implements PartSink {
  readonly readsText = true;
  fault: DomainError | undefined;

  wants(): boolean {
    return true;
  }

  end(): void {}

  close(): void {}

  text(piece: string): void {
    if (/[^\s]/.test(piece)) this.fault ??= brokenArchive();
  }

  start(name: string, written: ReadonlyMap<string, string>): void {
    const attributes = new Map([...written].map(([key, value]) => [key, decodedEntities(value)]));
    this.fault ??= this.faultOf(name, attributes);
  }

  protected abstract faultOf(name: string, attributes: ReadonlyMap<string, string>): DomainError | undefined;
}

/** `[Content_Types].xml`. */
export class TypesSink extends IndexSink {
  private readonly defaults = new Map<string, string>();
  private readonly overrides = new Map<string, string>();

  /** In lower case; the empty text of a part that has none. */
  typeOf(part: string): string {
    return this.overrides.get(part) ?? this.defaults.get(/\.([^./]*)$/.exec(part)?.[1] ?? '') ?? '';
  }

  protected faultOf(name: string, attributes: ReadonlyMap<string, string>): DomainError | undefined {
    const type = attributes.get('ContentType')?.toLowerCase() ?? '';
    if (name === 'Default') this.defaults.set(attributes.get('Extension')?.toLowerCase() ?? '', type);
    else if (name === 'Override') this.overrides.set(partOf(attributes.get('PartName') ?? ''), type);
    else if (name !== 'Types') return brokenArchive();
    return undefined;
  }
}

/** As the archive names it: without the slash in front, and with letters in place of `%xx`. */
const partOf = (name: string): string =>
  name
    .replace(/^\//, '')
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .toLowerCase();

/** One `.rels`, with what a part leads to. */
export class RelationshipsSink extends IndexSink {
  /** Parts that are files of their own, as those behind charts are. */
  readonly packages: string[] = [];

  constructor(private readonly name: string) {
    super();
  }

  /** The part that all of it belongs to: `word/charts/_rels/chart1.xml.rels` to `word/charts/chart1.xml`. */
  get source(): string {
    return this.name.replace(/(^|\/)_rels\/([^/]*)\.rels$/, '$1$2');
  }

  protected faultOf(name: string, attributes: ReadonlyMap<string, string>): DomainError | undefined {
    if (name === 'Relationships') return undefined;
    if (name !== 'Relationship') return brokenArchive();
    const type = attributes.get('Type')?.split('/').at(-1)?.toLowerCase() ?? '';
    const target = attributes.get('Target') ?? '';
    const isInside = (attributes.get('TargetMode') ?? 'Internal') === 'Internal';
    const fault = faultOfRelationship({ type, target, isInside });
    if (!fault && isInside && type === PACKAGE)
      this.packages.push(resolved(this.source, partOf(target), target.startsWith('/')));
    return fault ?? (this.packages.length > MAX_PACKAGES ? tooDemanding() : undefined);
  }
}

/** Resolves a target against the folder of the part that names it. */
function resolved(source: string, target: string, isFromRoot: boolean): string {
  const path = isFromRoot ? [] : source.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}
