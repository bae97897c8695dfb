import type { EnrolmentImportId } from '../../kernel/ids.ts';
import { noSuchImport } from '../errors.ts';
import type { EnrolmentImport, EnrolmentImports, ImportedPerson } from '../import/ports.ts';
import type { EnrolmentOutcome } from '../literals.ts';

export interface SeenImport {
  readonly enrolmentImport: EnrolmentImport;
  readonly counts: Readonly<Record<EnrolmentOutcome, number>>;
  /** The first ones. */
  readonly refused: readonly ImportedPerson[];
}

const MAX_NAMED = 100;

/** How far an import has come. */
export class GetEnrolmentImport {
  constructor(private readonly imports: EnrolmentImports) {}

  async run({ importId }: { importId: EnrolmentImportId }): Promise<SeenImport> {
    const enrolmentImport = await this.imports.find(importId);
    if (!enrolmentImport) throw noSuchImport();
    const [counts, refused] = await Promise.all([
      this.imports.counts(importId),
      this.imports.refused(importId, MAX_NAMED),
    ]);
    return { enrolmentImport, counts, refused };
  }
}
