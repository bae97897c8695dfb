import type { SourceFile } from './text-rules.ts';

/** What can be cited: the files of `docs/decisions`, and the headings of the specification. */
export interface Citable {
  /** `B8`, from `B008-a-record-may-only-name-a-file.md`. */
  readonly decisions: ReadonlySet<string>;
  /** `2.4`, from `### 2.4 Student screens`. */
  readonly specification: ReadonlySet<string>;
}

const headings = (markdown: string, form: RegExp): Set<string> =>
  new Set(Array.from(markdown.matchAll(form), ([, name]) => name ?? ''));

/** Letter and number of a decision's file; undefined for another file. */
export function decisionOf(file: string): { letter: string; number: number } | undefined {
  const [, letter, digits] = /^([A-Z])(\d{3})-[a-z0-9-]+\.md$/.exec(file) ?? [];
  return letter && digits ? { letter, number: Number(digits) } : undefined;
}

export const citable = (decisions: readonly string[], specification: string): Citable => ({
  decisions: new Set(decisions.map(decisionOf).flatMap((one) => (one ? [`${one.letter}${one.number}`] : []))),
  specification: headings(specification, /^##+ (\d+(?:\.\d+)?) /gm),
});

/** `decision B8`, `specification 2.4`, and the file of a decision in a link. */
const CITATION = /\b(decision|specification) ([A-Z]?\d+(?:\.\d+)?)\b|\b(decision)s\/([A-Z]\d{3})-/gi;
/** Forms that look like a citation and cannot be followed, nor found by searching for the one form. */
const VAGUE =
  /\b[Dd]ecisions [A-Z]\d*\b|\b[Dd]ecisions? [A-Z]?\d+ and |\b[Dd]ecision [A-Z]\b|\b(?:security|performance) design\b/g;

/** The citations that lead nowhere, as `path: words`. A citation may be broken into two lines of a comment. */
export function deadCitations(files: readonly SourceFile[], known: Citable): string[] {
  return files.flatMap(({ path, text }) => {
    const flowing = text.replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');
    const dead = Array.from(flowing.matchAll(CITATION)).filter(([, kind, name, linked, anchor]) =>
      (kind ?? linked)?.toLowerCase() === 'decision'
        ? !known.decisions.has((name ?? anchor ?? '').toUpperCase().replace(/^([A-Z])0+/, '$1'))
        : !known.specification.has(name ?? ''),
    );
    return [...dead, ...flowing.matchAll(VAGUE)].map(([words]) => `${path}: ${words}`);
  });
}
