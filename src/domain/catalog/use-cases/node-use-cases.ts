import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import { DeleteContent } from './delete-content.ts';
import { DeleteDay } from './delete-day.ts';
import { DeleteDocument } from './delete-document.ts';
import { DeleteModule } from './delete-module.ts';
import { MoveContent } from './move-content.ts';
import { MoveDay } from './move-day.ts';
import { MoveDocument } from './move-document.ts';
import { MoveModule } from './move-module.ts';
import type { DeleteStores } from './outline-edits.ts';
import { RenameContent } from './rename-content.ts';
import { RenameDay } from './rename-day.ts';
import { RenameDocument } from './rename-document.ts';
import { RenameModule } from './rename-module.ts';

/** The same three verbs for each kind of node; whoever has a NodeRef chooses one by its kind. */
export const nodeUseCases = (work: DeleteStores, ids: Ids, clock: Clock) => ({
  rename: {
    module: new RenameModule(work),
    day: new RenameDay(work),
    content: new RenameContent(work),
    document: new RenameDocument(work),
  },
  move: {
    module: new MoveModule(work),
    day: new MoveDay(work),
    content: new MoveContent(work),
    document: new MoveDocument(work),
  },
  delete: {
    module: new DeleteModule(work, { ids, clock }),
    day: new DeleteDay(work, { ids, clock }),
    content: new DeleteContent(work, { ids, clock }),
    document: new DeleteDocument(work, { ids, clock }),
  },
});

export type NodeUseCases = ReturnType<typeof nodeUseCases>;
