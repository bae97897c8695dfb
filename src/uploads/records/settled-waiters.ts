/** Promises that end once none of their things is under way any more. */
export class Settlements<Thing> {
  private readonly open = new Set<() => void>();

  constructor(private readonly isUnderWay: (thing: Thing) => boolean) {}

  of(things: readonly Thing[]): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (things.some(this.isUnderWay)) return;
        this.open.delete(look);
        resolve();
      };
      this.open.add(look);
      look();
    });
  }

  look(): void {
    for (const look of [...this.open]) look();
  }
}
