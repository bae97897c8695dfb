import { idOf, type Place } from '../course-node.ts';
import type { ContentEntry, CourseTree, DocumentEntry } from '../course-tree.ts';
import { noSuchPart } from '../errors.ts';
import type { CatalogReader } from '../ports.ts';

type Module = CourseTree['modules'][number];

/** A part with all that is in it. */
export type Inspected =
  | { readonly kind: 'module'; readonly part: Module }
  | { readonly kind: 'day'; readonly part: Module['days'][number] }
  | { readonly kind: 'content'; readonly part: ContentEntry }
  | { readonly kind: 'document'; readonly part: DocumentEntry };

/** A part of a course as it is now, for whoever just changed it or came too late to. */
export class GetCourseNode {
  constructor(private readonly reader: CatalogReader) {}

  async run(place: Place): Promise<Inspected> {
    const found = await this.find(place);
    if (!found) throw noSuchPart(place.kind);
    return found;
  }

  private async find(place: Place): Promise<Inspected | undefined> {
    if (place.kind === 'content') {
      const found = await this.reader.content(place.contentId);
      return found?.courseId === place.courseId && found.content.dayId === place.dayId
        ? { kind: 'content', part: found.content }
        : undefined;
    }
    if (place.kind === 'document') {
      const document = (await this.reader.documents(place.courseId, place.moduleId)).find(
        ({ id }) => id === idOf(place),
      );
      return document && { kind: 'document', part: document };
    }
    const tree = await this.reader.courseTree(place.courseId);
    const module = tree?.modules.find((one) => one.module.id === place.moduleId);
    if (place.kind === 'module') return module && { kind: 'module', part: module };
    const day = module?.days.find((one) => one.day.id === place.dayId);
    return day && { kind: 'day', part: day };
  }
}
