/** One right answer among 4 or 5 options, which stand in alphabetical or numerical order. */
export interface DemoQuestion {
  readonly stem: string;
  /** Cluster and subject ids of the blueprint. */
  readonly cluster: 'c1' | 'c2' | 'c3' | 'c4';
  readonly subject: string;
  readonly tags?: readonly string[];
  /** From A on. `why` says why the option is right, or why it is not the best one. */
  readonly options: readonly { readonly text: string; readonly why: string }[];
  readonly right: 'A' | 'B' | 'C' | 'D' | 'E';
  /** Estimate: how many of 100 new graduates who are just good enough are right. 20 to 95 in steps of 5. */
  readonly rating: number;
  readonly explanation: string;
  readonly takeaway: string;
  readonly references: readonly {
    readonly title: string;
    readonly publisher: string;
    readonly year: number;
  }[];
}

/** A case with its five questions, written for the demo. */
export interface DemoVignette {
  readonly pool: 'mock' | 'practice';
  readonly title: string;
  /** Markdown: paragraphs, lists, tables, strong, em; a figure is `{{figure:1}}` on a line of its own. */
  readonly case: string;
  /** In order: PNG files of the folder `figures` beside this one. */
  readonly figures?: readonly { readonly file: string; readonly description: string; readonly caption: string }[];
  readonly questions: readonly DemoQuestion[];
}
