import type { CatalogReader } from '../ports.ts';
import { holdingsOfOutline, openPromises } from '../promises.ts';

/** Counts the live courses in which something that courses are sold with is missing. */
export class CountUnfinishedCourses {
  constructor(private readonly reader: CatalogReader) {}

  async run(): Promise<number> {
    const live = (await this.reader.allOutlines()).filter(({ course }) => course.isLive);
    return live.filter((outline) => openPromises(holdingsOfOutline(outline)).length > 0).length;
  }
}
