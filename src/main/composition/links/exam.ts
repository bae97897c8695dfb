import type { UsedTaxonomy } from '../../../domain/exam/ports.ts';
import type { VignetteReader } from '../../../domain/questions/ports.ts';

export const usedTaxonomy = (reader: Pick<VignetteReader, 'usedTaxonomy'>): UsedTaxonomy => ({
  current: () => reader.usedTaxonomy(),
});
