/** Lets other work go ahead while long work of the processor is under way. */
export interface Breather {
  /** Called often, between short pieces of work: waits for a turn only when one is due. */
  pause(): Promise<void>;
}
