import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';

type Content = BlueprintContentReply;

/** A number as its field has it: empty while nothing is entered. */
export type Entered = number | '';

export interface SectionValues {
  vignettes: Entered;
  minutes: Entered;
  day: number;
}

/** A cluster or subject with its share in percent; empty where it is not known. */
type InPercent<Row> = Omit<Row, 'share'> & { share: Entered };
export type ClusterValues = InPercent<Content['clusters'][number]>;
export type SubjectValues = InPercent<Content['subjects'][number]>;

/** Named as the body of the save, so that each refusal finds its field; a section knows its day. */
export interface BlueprintValues {
  content: Omit<Content, 'days' | 'sections' | 'clusters' | 'subjects'> & {
    sections: SectionValues[];
    clusters: ClusterValues[];
    subjects: SubjectValues[];
  };
}

/** Without the dust of binary fractions: 0.07 × 100 is a little more than 7. */
const rounded = (value: number): number => Number(value.toFixed(6));

const inPercent = <Row extends { share: number | null }>(row: Row): InPercent<Row> => ({
  ...row,
  share: row.share === null ? '' : rounded(row.share * 100),
});

const asPart = <Row extends { share: Entered }>(row: Row): Omit<Row, 'share'> & { share: number | null } => ({
  ...row,
  share: row.share === '' ? null : rounded(row.share / 100),
});

export function valuesOf({ days, ...content }: Content): BlueprintValues {
  const dayOf = (section: number) => days.findIndex((sections) => sections.includes(section)) + 1;
  return {
    content: {
      ...content,
      sections: content.sections.map((section, index) => ({ ...section, day: dayOf(index + 1) })),
      clusters: content.clusters.map(inPercent),
      subjects: content.subjects.map(inPercent),
    },
  };
}

/** The days that have sections, in order. */
const daysOf = (sections: readonly SectionValues[]): number[][] =>
  [...new Set(sections.map(({ day }) => day))]
    .sort((a, b) => a - b)
    .map((of) => sections.flatMap(({ day }, index) => (day === of ? [index + 1] : [])));

/** Content of the save. An empty field stays one: the schema of the save refuses it. */
export const contentOf = ({ content }: BlueprintValues): Content => ({
  ...content,
  days: daysOf(content.sections),
  sections: content.sections.map(({ day: _day, ...section }) => section as Content['sections'][number]),
  clusters: content.clusters.map(asPart),
  subjects: content.subjects.map(asPart),
});
