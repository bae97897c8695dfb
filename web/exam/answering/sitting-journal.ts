import type { Journal, JournalRecord } from '../../../src/answering/ports.ts';
import { PersonStore } from './person-store.ts';

interface Line {
  readonly sitting: string;
  readonly section: number;
  readonly writer: number;
  readonly record: JournalRecord;
}

/** Journal of one sitting of one person. */
export class SittingJournal implements Journal {
  private readonly lines: PersonStore;

  constructor(
    personId: string,
    private readonly sitting: string,
  ) {
    this.lines = new PersonStore(`cusp-answers-${personId}`, ['sitting', 'section', 'writer']);
  }

  read = async (): Promise<readonly JournalRecord[]> => {
    const lines = await this.lines.within('readonly', (store) => store.getAll(this.all()) as IDBRequest<Line[]>);
    return lines.map(({ record }) => record);
  };

  write = async (record: JournalRecord): Promise<void> => {
    const { section, writer } = record;
    const line: Line = { sitting: this.sitting, section, writer, record };
    await this.lines.within('readwrite', (store) => store.put(line));
  };

  remove = async ({ section, writer }: Pick<JournalRecord, 'section' | 'writer'>): Promise<void> => {
    await this.lines.within('readwrite', (store) => store.delete([this.sitting, section, writer]));
  };

  clear = async (): Promise<void> => {
    await this.lines.within('readwrite', (store) => store.delete(this.all()));
  };

  private all = (): IDBKeyRange => IDBKeyRange.bound([this.sitting], [this.sitting, []]);
}
