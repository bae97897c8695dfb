import { readFile } from 'node:fs/promises';

/** Ticks of `/proc` in a second, on each Linux that runs Node. */
const TICKS_PER_SECOND = 100;
const STAT = '/proc/self/stat';

/**
 * Processor seconds of the programs that this process started and that have ended, with those that they started.
 * Undefined on a system without `/proc`.
 */
async function childSeconds(): Promise<number | undefined> {
  const stat = await readFile(STAT, 'utf8').catch(() => undefined);
  // The second field is the program's name in parentheses, and may have spaces. `cutime` and `cstime` are 16 and 17.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** What each stage of a run takes of the processor: stages follow one another. */
export class ProcessorSeconds {
  private readonly told: string[] = [];

  async of<T>(stage: string, work: () => Promise<T>): Promise<T> {
    const before = await childSeconds();
    const result = await work();
    const after = await childSeconds();
    if (before !== undefined && after !== undefined) this.told.push(`${stage} ${Math.round(after - before)}`);
    return result;
  }

  toString(): string {
    return `processor seconds: ${this.told.join(', ')}`;
  }
}
