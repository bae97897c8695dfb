/** Promises that each resolve once none of their items is pending. */
export class SettledWaiters<Thing> {
  private readonly waiting = new Set<() => void>();

  constructor(private readonly isPending: (thing: Thing) => boolean) {}

  wait(things: readonly Thing[]): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (things.some(this.isPending)) return;
        this.waiting.delete(check);
        resolve();
      };
      this.waiting.add(check);
      check();
    });
  }

  /** Call after anything that may have settled an item. */
  check(): void {
    for (const check of [...this.waiting]) check();
  }
}
