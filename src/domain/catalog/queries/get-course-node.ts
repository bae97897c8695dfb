import { idOf, type NodeRef } from '../course-node.ts';
import type { ContentEntry, CourseTree, DocumentEntry } from '../course-tree.ts';
import { noSuchNode } from '../errors.ts';
import type { CatalogReader } from '../ports.ts';

type Module = CourseTree['modules'][number];

/** A node with all that is in it. */
export type CourseNodeDetail =
  | { readonly kind: 'module'; readonly node: Module }
  | { readonly kind: 'day'; readonly node: Module['days'][number] }
  | { readonly kind: 'content'; readonly node: ContentEntry }
  | { readonly kind: 'document'; readonly node: DocumentEntry };

/** A module, day, content or document as it is now: read for the reply to a change, also to one that came too late. */
export class GetCourseNode {
  constructor(private readonly reader: CatalogReader) {}

  async run(ref: NodeRef): Promise<CourseNodeDetail> {
    const found = await this.find(ref);
    if (!found) throw noSuchNode(ref.kind);
    return found;
  }

  private async find(ref: NodeRef): Promise<CourseNodeDetail | undefined> {
    if (ref.kind === 'content') {
      const found = await this.reader.content(ref.contentId);
      return found?.courseId === ref.courseId && found.content.dayId === ref.dayId
        ? { kind: 'content', node: found.content }
        : undefined;
    }
    if (ref.kind === 'document') {
      const document = (await this.reader.documents(ref.courseId, ref.moduleId)).find(({ id }) => id === idOf(ref));
      return document && { kind: 'document', node: document };
    }
    const tree = await this.reader.courseTree(ref.courseId);
    const module = tree?.modules.find((one) => one.module.id === ref.moduleId);
    if (ref.kind === 'module') return module && { kind: 'module', node: module };
    const day = module?.days.find((one) => one.day.id === ref.dayId);
    return day && { kind: 'day', node: day };
  }
}
