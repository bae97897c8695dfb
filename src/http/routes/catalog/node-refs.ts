import type { NodeKind, NodeRef } from '../../../domain/catalog/course-node.ts';
import { paths } from '../../../wire/paths.ts';

/** Paths of a module, day, content or document, and of moving it. */
export const NODE_PATHS = {
  module: { one: paths.module, move: paths.moveModule },
  day: { one: paths.day, move: paths.moveDay },
  content: { one: paths.content, move: paths.moveContent },
  document: { one: paths.document, move: paths.moveDocument },
} as const satisfies Readonly<Record<NodeKind, { one: string; move: string }>>;

export type Params = Readonly<Record<string, string>>;

/** Reference to the node that a path names; the node may not exist. */
export function nodeRefIn(kind: NodeKind, params: Params): NodeRef {
  const text = (name: string): string => String(params[name]);
  const module = { courseId: text('courseId'), moduleId: text('weekId') };
  switch (kind) {
    case 'module':
      return { kind, ...module };
    case 'day':
      return { kind, ...module, dayId: text('dayId') };
    case 'content':
      return { kind, ...module, dayId: text('dayId'), contentId: text('contentId') };
    case 'document':
      return { kind, ...module, documentId: text('documentId') };
  }
}
