import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchAnswerer } from '../threads/errors.ts';
import { changeThread, type ThreadChange } from '../threads/in-inbox.ts';
import type { Answerers, Threads } from '../threads/ports.ts';
import { closed, mayAnswer, reopened, shown } from '../threads/thread.ts';

export type ThreadMove =
  | { readonly to: 'closed' | 'open' | 'shown' | 'hidden' }
  /** Null: nobody. */
  | { readonly to: 'assigned'; readonly assignedTo: UserId | null };

/** Closes a thread, opens it again, assigns it, or shows it to its course. */
export class MoveThread {
  constructor(
    private readonly work: UnitOfWork<{ threads: Threads }>,
    private readonly answerers: Answerers,
    private readonly clock: Clock,
  ) {}

  async run({ move, ...change }: ThreadChange & { readonly move: ThreadMove }): Promise<void> {
    const team = move.to === 'assigned' && move.assignedTo !== null ? await this.answerers.list() : [];
    await this.work.run(({ threads }) =>
      changeThread(threads, change, ({ thread }) => {
        const now = this.clock.now();
        switch (move.to) {
          case 'closed':
            return { thread: closed(thread, now) };
          case 'open':
            return { thread: reopened(thread, now) };
          case 'shown':
          case 'hidden':
            return { thread: shown(thread, move.to === 'shown') };
          case 'assigned': {
            const { assignedTo } = move;
            const isKnown = team.some(({ id, roles }) => id === assignedTo && mayAnswer(roles, thread.kind));
            if (assignedTo !== null && !isKnown) throw noSuchAnswerer();
            return { thread: { ...thread, assignedTo } };
          }
        }
      }),
    );
  }
}
