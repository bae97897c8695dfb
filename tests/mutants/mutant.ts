/** The ring of tests that must see the mistake: a Vitest project. */
export type Ring = 'architecture' | 'domain' | 'contracts' | 'http' | 'uploads' | 'answering' | 'web' | 'worker';

/** One deliberate mistake: `from`, which stands once in `file`, becomes `to`. */
export interface Mutant {
  readonly ring: Ring;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Mistakes in the files of a folder that one ring asks: `[file, from, to]`. */
export const mutantsIn = (
  ring: Ring,
  folder: string,
  mistakes: readonly (readonly [file: string, from: string, to: string])[],
): Mutant[] => mistakes.map(([file, from, to]) => ({ ring, file: `${folder}/${file}`, from, to }));
