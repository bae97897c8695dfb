/** Content of a recorded lesson, independent of its drawing. */
export type Lesson = {
  readonly moduleNumber: number;
  /** Absent for the lesson of the module's first day. */
  readonly day?: number;
  readonly slug: string;
  /** Title of the module, as in the curriculum. */
  readonly title: string;
  /** The question that the lesson answers, shown below the title. */
  readonly question: string;
  readonly slides: readonly Slide[];
  readonly summary: readonly string[];
  /** Shown below the summary. */
  readonly source?: string;
};

/** Entries of a slide appear one by one, and stay until the slide ends. */
export type Slide =
  | { readonly kind: 'points'; readonly heading: string; readonly points: readonly string[]; readonly source?: string }
  | { readonly kind: 'steps'; readonly heading: string; readonly steps: readonly Step[] }
  | { readonly kind: 'figures'; readonly heading: string; readonly figures: readonly Figure[] }
  | { readonly kind: 'table'; readonly heading: string; readonly table: Table };

export type Step = { readonly name: string; readonly detail: string };
export type Figure = { readonly value: string; readonly meaning: string };
export type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
