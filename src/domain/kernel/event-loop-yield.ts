/** Lets other work go ahead while long work of the processor is under way. */
export interface EventLoopYield {
  /** Called often, between short pieces of work: waits for a turn only when one is due. */
  yield(): Promise<void>;
}
