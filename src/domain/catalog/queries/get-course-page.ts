import { VersionedCache } from '../../kernel/versioned-cache.ts';
import type { CourseOutline, CourseTree } from '../course-tree.ts';
import { noSuchCourse } from '../errors.ts';
import type { CatalogReader } from '../ports.ts';
import type { CourseAddress } from '../slug.ts';

/** A live course with what is in it: titles and lengths are public, files are not. */
export interface CoursePage {
  readonly outline: CourseOutline;
  readonly tree: CourseTree;
}

type Addresses = ReadonlyMap<string, CourseAddress>;

/**
 * The public page of a course, by its address or an earlier one. Rejects with `not-found` for a draft as for an unknown
 * address, from memory while the catalogue stays the same.
 */
export class GetCoursePage {
  private readonly addresses = new VersionedCache<Addresses>({ maxSize: 1, sizeOf: () => 1 });

  constructor(
    private readonly reader: Pick<CatalogReader, 'catalogueVersion' | 'courseAddresses' | 'outline' | 'courseTree'>,
  ) {}

  async run({
    slug,
  }: {
    slug: string;
  }): Promise<{ version: number; address: CourseAddress; read: () => Promise<CoursePage> }> {
    const version = await this.reader.catalogueVersion();
    const addresses = await this.addresses.of('live', version, () => this.read());
    const address = addresses.get(slug.toLowerCase());
    if (!address) throw noSuchCourse();
    return { version, address, read: () => this.page(address) };
  }

  private async read(): Promise<Addresses> {
    const courses = await this.reader.courseAddresses();
    return new Map(courses.flatMap((one) => [one.slug, ...one.pastSlugs].map((slug) => [slug, one] as const)));
  }

  private async page({ id }: CourseAddress): Promise<CoursePage> {
    const [outline, tree] = await Promise.all([this.reader.outline(id), this.reader.courseTree(id)]);
    // Made a draft or deleted since the addresses were read.
    if (!outline?.course.isLive || !tree) throw noSuchCourse();
    return { outline, tree };
  }
}
