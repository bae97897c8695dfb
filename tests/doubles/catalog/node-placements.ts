import { type ParentRef, type PlacedNode, parentIdOf } from '../../../src/domain/catalog/arrange.ts';
import type { CourseNode, NodeKind } from '../../../src/domain/catalog/course-node.ts';
import type { NodePlacements } from '../../../src/domain/catalog/ports.ts';
import type { CourseId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import type { Restorable } from '../table.ts';
import type { CatalogTables } from './catalog-tables.ts';

export class MemoryNodePlacements implements NodePlacements, Restorable {
  private readonly tables: CatalogTables;

  constructor(courses: { readonly tables: CatalogTables }) {
    this.tables = courses.tables;
  }

  async find(courseId: CourseId, kind: NodeKind, ids: readonly string[]): Promise<PlacedNode[]> {
    const all = this.nodesOf(courseId, kind);
    return ids.map((id) => all.find((node) => node.id === id)).filter((node) => node !== undefined);
  }

  async under(parent: ParentRef): Promise<PlacedNode[] | undefined> {
    const { courseId, kind } = parent;
    if (!this.tables.courses.get(courseId)) return undefined;
    if (kind !== 'module' && this.tables.modules.get(parent.moduleId)?.courseId !== courseId) return undefined;
    if (kind === 'content' && this.tables.days.get(parent.dayId)?.moduleId !== parent.moduleId) return undefined;
    const parentId = parentIdOf(parent);
    return sortedBy(
      this.nodesOf(courseId, kind).filter((node) => node.parentId === parentId),
      ({ order }) => order,
    );
  }

  async place(parent: ParentRef, nodes: readonly CourseNode[]): Promise<void> {
    const parentId = parentIdOf(parent);
    const { modules, days, contents, documents } = this.tables;
    const raised = (row: { title: string; revision: number } | undefined, title: string) =>
      (row?.revision ?? 0) + (row?.title === title ? 0 : 1);
    for (const { id, title, order } of nodes) {
      if (parent.kind === 'module')
        modules.change(id, { number: order, title, revision: raised(modules.get(id), title) });
      if (parent.kind === 'day')
        days.change(id, { moduleId: parentId, number: order, title, revision: raised(days.get(id), title) });
      if (parent.kind === 'content')
        contents.change(id, { dayId: parentId, position: order, title, revision: raised(contents.get(id), title) });
      if (parent.kind === 'document')
        documents.change(id, {
          moduleId: parentId,
          position: order,
          title,
          revision: raised(documents.get(id), title),
        });
    }
    this.tables.raiseVersions(parent.courseId);
  }

  snapshot(): () => void {
    return this.tables.snapshot();
  }

  private nodesOf(courseId: CourseId, kind: NodeKind): PlacedNode[] {
    const modules = this.tables.modulesOf(courseId);
    const placed = (parentId: string, rows: readonly { id: string; title: string; order: number }[]) =>
      rows.map(({ id, title, order }) => ({ id, title, order, parentId }));
    const numbered = (rows: readonly { id: string; title: string; number: number }[]) =>
      rows.map(({ number: order, ...row }) => ({ ...row, order }));
    const positioned = (rows: readonly { id: string; title: string; position: number }[]) =>
      rows.map(({ position: order, ...row }) => ({ ...row, order }));
    if (kind === 'module') return placed(courseId, numbered(modules));
    return modules.flatMap(({ id }) => {
      if (kind === 'document') return placed(id, positioned(this.tables.documentsOf(id)));
      const days = this.tables.daysOf(id);
      if (kind === 'day') return placed(id, numbered(days));
      return days.flatMap((day) => placed(day.id, positioned(this.tables.contentsOf(day.id))));
    });
  }
}
