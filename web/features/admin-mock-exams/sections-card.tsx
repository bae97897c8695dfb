import { Pin, Repeat2 } from 'lucide-react';
import { useId } from 'react';
import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { CaseLink } from '../../admin/case-link.tsx';
import { useAct } from '../../forms/use-act.ts';
import { MOCK, MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { bodyOf, type MockExamCalls, placesOf } from './mock-exams-api.ts';
import styles from './mock-exams.module.css';

type Section = MockExamReply['sections'][number];
type Vignette = Section['vignettes'][number];
type Clusters = BlueprintContentReply['clusters'];

/** A place whose vignette is to be chosen; the one after the last is a new one. */
export interface Slot {
  readonly section: number;
  readonly at: number;
}

/** Saves another choice of vignettes of one section at once. */
export function useCaseChange(mockExam: MockExamReply, calls: MockExamCalls) {
  const { run } = useAct(async (section: number, edit: (vignettes: Section['vignettes']) => Placed[]) => {
    const body = bodyOf(mockExam);
    const changed = body.sections.map((one, at) =>
      at === section ? { ...one, vignettes: placesOf(edit(mockExam.sections[section]?.vignettes ?? [])) } : one,
    );
    await calls.save(mockExam.revision, { ...body, sections: changed });
    return undefined;
  });
  return run;
}

interface SectionsCardProps {
  mockExam: MockExamReply;
  calls: MockExamCalls;
  /** Short names; ids are shown until they are loaded. */
  clusters: Clusters;
  onChoose: (slot: Slot) => void;
}

/** Vignettes of each section; in a draft each press is saved at once. */
export function SectionsCard({ mockExam, calls, clusters, onChoose }: SectionsCardProps) {
  const heading = useId();
  const { sections, state, faults } = mockExam;
  const isDraft = state === 'draft';
  const change = useCaseChange(mockExam, calls);

  return (
    <Card as="section" aria-labelledby={heading} gap={4} className={styles.card}>
      <h2 id={heading}>{MOCK_EXAM.vignettes}</h2>
      {sections.map((section, index) => (
        // Sections are known by their number alone.
        <Stack as="section" key={index} gap={3} className={styles.section} aria-label={MOCK_EXAM.section(index + 1)}>
          <div className={styles.sectionHead}>
            <h3>{MOCK_EXAM.sectionHead(index + 1, section.minutes)}</h3>
            <span className={styles.note}>{MOCK.filled(section.vignettes.length, section.places)}</span>
          </div>
          {section.vignettes.length === 0 && <p className={styles.note}>{MOCK_EXAM.empty}</p>}
          <ol className={styles.vignettes}>
            {section.vignettes.map((vignette, at) => (
              <Row
                key={vignette.id}
                vignette={vignette}
                clusters={clusters}
                others={mockExam.others.flatMap((other) =>
                  other.vignettes.includes(vignette.id) ? [other.title] : [],
                )}
                isDraft={isDraft}
                fault={faults.find(({ path }) => path === `sections[${index}].vignettes[${at}]`)?.message}
                onFix={() => void change(index, (all) => all.with(at, { ...vignette, isFixed: !vignette.isFixed }))}
                onSwap={() => onChoose({ section: index, at })}
                onRemove={() => void change(index, (all) => all.toSpliced(at, 1))}
              />
            ))}
          </ol>
          {isDraft && section.vignettes.length < section.places && (
            <Button
              variant="outline"
              size="small"
              className={styles.add}
              aria-label={MOCK_EXAM.addTo(index + 1)}
              onClick={() => onChoose({ section: index, at: section.vignettes.length })}
            >
              {MOCK_EXAM.add}
            </Button>
          )}
        </Stack>
      ))}
    </Card>
  );
}

export type Placed = Pick<Vignette, 'id' | 'isFixed'>;

interface RowProps {
  vignette: Vignette;
  clusters: Clusters;
  /** Titles of other published mock exams that have it. */
  others: readonly string[];
  isDraft: boolean;
  fault: string | undefined;
  onFix: () => void;
  onSwap: () => void;
  onRemove: () => void;
}

function Row({ vignette, clusters, others, isDraft, fault, onFix, onSwap, onRemove }: RowProps) {
  const { id, number, title, questions, rating, isFixed, isScored } = vignette;
  const name = MOCK_EXAM.number(number);
  const topics = vignette.clusters.map((cluster) => clusters.find((one) => one.id === cluster)?.short ?? cluster);
  return (
    <li className={styles.vignette}>
      <div className={styles.words}>
        <CaseLink vignetteId={id} className={styles.link}>
          <span className={styles.number}>{name}</span> {title}
        </CaseLink>
        <span className={styles.note}>{[...topics, MOCK_EXAM.facts(questions, rating)].join(' · ')}</span>
        {others.length > 0 && <span className={styles.note}>{MOCK_EXAM.usedIn(others.join(', '))}</span>}
        {fault && <span className={styles.fault}>{fault}</span>}
      </div>
      {!isScored && <Tag>{MOCK_EXAM.unscored}</Tag>}
      {isDraft && (
        <div className={styles.tools}>
          <IconButton
            label={MOCK_EXAM.fixOne(name)}
            icon={<Pin size={18} aria-hidden="true" fill={isFixed ? 'currentColor' : 'none'} />}
            aria-pressed={isFixed}
            onClick={onFix}
          />
          <IconButton
            label={MOCK_EXAM.swapOne(name)}
            icon={<Repeat2 size={18} aria-hidden="true" />}
            onClick={onSwap}
          />
          <IconButton label={MOCK_EXAM.remove(name)} icon={<CrossIcon size={18} />} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}
