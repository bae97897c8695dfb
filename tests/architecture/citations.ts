import type { SourceFile } from './text-rules.ts';

/** What can be cited: the headings of the two documents in `docs`. */
export interface Citable {
  /** `B8`, from `### B8`. */
  readonly decisions: ReadonlySet<string>;
  /** `2.4`, from `### 2.4 Student screens`. */
  readonly specification: ReadonlySet<string>;
}

const headings = (markdown: string, form: RegExp): Set<string> =>
  new Set(Array.from(markdown.matchAll(form), ([, name]) => name ?? ''));

export const citable = (decisions: string, specification: string): Citable => ({
  decisions: headings(decisions, /^### ([A-Z]\d+)$/gm),
  specification: headings(specification, /^##+ (\d+(?:\.\d+)?) /gm),
});

/** `decision B8`, `specification 2.4`, and the address of a decision in a link. */
const CITATION = /\b(decision|specification) ([A-Z]?\d+(?:\.\d+)?)\b|\b(decision)s\.md#([a-z]\d+)/gi;
/** Forms that look like a citation and cannot be followed, nor found by searching for the one form. */
const VAGUE =
  /\b[Dd]ecisions [A-Z]\d*\b|\b[Dd]ecisions? [A-Z]?\d+ and |\b[Dd]ecision [A-Z]\b|\b(?:security|performance) design\b/g;

/** The citations that lead nowhere, as `path: words`. A citation may be broken into two lines of a comment. */
export function deadCitations(files: readonly SourceFile[], known: Citable): string[] {
  return files.flatMap(({ path, text }) => {
    const flowing = text.replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');
    const dead = Array.from(flowing.matchAll(CITATION)).filter(([, kind, name, linked, anchor]) =>
      (kind ?? linked)?.toLowerCase() === 'decision'
        ? !known.decisions.has((name ?? anchor ?? '').toUpperCase())
        : !known.specification.has(name ?? ''),
    );
    return [...dead, ...flowing.matchAll(VAGUE)].map(([words]) => `${path}: ${words}`);
  });
}
