import type { DomainError } from '../../kernel/errors.ts';
import { hasControls, hasMacros, holdsForeignFile, linksToProgram, loadsFromElsewhere } from './office-errors.ts';
import { leadsElsewhere, linksToDanger } from './word-targets.ts';

/** The last words of relationships, in lower case; the addresses before them differ, also between the two standards. */
const LINK = 'hyperlink';
export const PACKAGE = 'package';
const MACRO_RELATIONSHIPS: readonly string[] = ['vbaproject', 'wordvbadata'];
const ACTIVEX_RELATIONSHIPS: readonly string[] = ['control', 'activexcontrolbinary'];
const OBJECT_RELATIONSHIPS: readonly string[] = ['oleobject', 'afchunk'];

/** Relationship from a part of a DOCX to another part or an external target. */
export interface Relationship {
  /** The last word of its type, in lower case. */
  readonly type: string;
  /** Target as written in the file. */
  readonly target: string;
  /** Whether its mode is internal: the target is another part. */
  readonly isInside: boolean;
}

/** Why a DOCX with this relationship is refused. */
export function faultOfRelationship({ type, target, isInside }: Relationship): DomainError | undefined {
  if (MACRO_RELATIONSHIPS.includes(type)) return hasMacros();
  if (ACTIVEX_RELATIONSHIPS.includes(type)) return hasControls();
  if (isInside) {
    // Outside, and not saying so.
    if (/^[\\/]{2}|^\\|^[a-z][a-z0-9+.-]*:/i.test(target)) return loadsFromElsewhere();
    return OBJECT_RELATIONSHIPS.includes(type) ? holdsForeignFile() : undefined;
  }
  if (type === LINK) return linksToDanger(target) ? linksToProgram() : undefined;
  return leadsElsewhere(target) ? loadsFromElsewhere() : undefined;
}
