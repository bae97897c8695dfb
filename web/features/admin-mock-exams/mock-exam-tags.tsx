import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { MOCK } from '../../text/copy/admin-mock-exams.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './mock-exams.module.css';

const TONES = { draft: 'neutral', published: 'success', closed: 'warning' } as const;

/** State of a mock exam; short and demo beside it. */
export const MockExamTags = ({ mockExam }: { mockExam: Pick<MockExamReply, 'state' | 'isShort' | 'isDemo'> }) => (
  <span className={styles.tags}>
    <Tag tone={TONES[mockExam.state]}>{MOCK.states[mockExam.state]}</Tag>
    {mockExam.isShort && <Tag>{MOCK.short}</Tag>}
    {mockExam.isDemo && <Tag>{MOCK.demo}</Tag>}
  </span>
);
