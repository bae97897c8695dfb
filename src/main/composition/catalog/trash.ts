import { PurgeOldTrash } from '../../../domain/catalog/jobs/purge-old-trash.ts';
import { ListTrash } from '../../../domain/catalog/queries/list-trash.ts';
import { PurgeFromTrash } from '../../../domain/catalog/use-cases/purge-from-trash.ts';
import { RestoreFromTrash } from '../../../domain/catalog/use-cases/restore-from-trash.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Use cases of what was deleted or replaced, until it goes for good. */
export const trashUseCases = ({ ports }: ContextParts) => {
  const { kernel, catalog } = ports;
  return {
    listTrash: useCase(ListTrash, catalog.trash),
    restoreFromTrash: useCase(RestoreFromTrash, kernel.work, kernel.ids, kernel.clock),
    purgeFromTrash: useCase(PurgeFromTrash, kernel.work, kernel.ids, kernel.clock),
    purgeOldTrash: useCase(PurgeOldTrash, catalog.trash, PurgeFromTrash, kernel.clock),
  };
};
