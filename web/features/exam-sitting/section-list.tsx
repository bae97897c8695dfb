import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { BEFORE, SITTING } from '../../text/copy/sitting.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './sitting.module.css';

type Section = SittingReply['sections'][number];

const withExtra = (minutes: number, percent: number): number => Math.ceil((minutes * (100 + percent)) / 100);

/** Minutes of all sections, extra time among them. */
export const minutesOf = ({ sections, extraTimePercent }: SittingReply): number =>
  sections.reduce((sum, { minutes }) => sum + withExtra(minutes, extraTimePercent), 0);

function StateOf({ section, isNext }: { section: Section; isNext: boolean }) {
  // A section that was missed still waits: the whole test is over.
  if (section.end) return <Tag tone={section.end === 'missed' ? 'warning' : 'success'}>{BEFORE.ends[section.end]}</Tag>;
  const isRunning = section.state === 'running' || section.state === 'closing';
  const words = isRunning ? BEFORE.running : isNext && BEFORE.isNext;
  return words && <Tag tone="primary">{words}</Tag>;
}

/** Returns the sections of each day: of the days of the real exam, those that this test has sections for. */
export function daysOf({ days, sections }: SittingReply): readonly (readonly Section[])[] {
  const inDays = days.map((numbers) => sections.filter(({ number }) => numbers.includes(number)));
  const others = sections.filter(({ number }) => !days.flat().includes(number));
  return [...inDays, others].filter((day) => day.length > 0);
}

/** Sections of a test by day, with their lengths, and how far each is. */
export function SectionList({ reply }: { reply: SittingReply }) {
  const { sections, extraTimePercent, kind } = reply;
  const next = reply.state === 'between' ? sections.find(({ state }) => state === 'waiting')?.number : undefined;
  const days = daysOf(reply);
  return (
    <Stack as="ol" gap={3}>
      {days.map((ofDay, day) => (
        <li key={ofDay[0]?.number}>
          {days.length > 1 && <h3 className={styles.day}>{BEFORE.day(day + 1)}</h3>}
          <ol className={styles.sections}>
            {ofDay.map((section) => (
              <li key={section.number} className={styles.sectionRow}>
                <span className={styles.sectionName}>{SITTING.sectionName(section.number, sections.length)}</span>
                <span className={styles.muted}>
                  {[
                    SITTING.cases(section.vignettes),
                    SITTING.questions(section.questions),
                    ...(kind === 'tutor' ? [] : [SITTING.minutes(withExtra(section.minutes, extraTimePercent))]),
                  ].join(' · ')}
                </span>
                <StateOf section={section} isNext={section.number === next} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </Stack>
  );
}
