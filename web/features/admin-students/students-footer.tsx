import { PAGE_SIZES, type StudentsReply } from '../../../src/wire/admin-students.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { Pager } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './students-page.module.css';

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

export interface StudentsFooterProps {
  reply: StudentsReply;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Left out while everybody fits on the smallest page. */
export function StudentsFooter({ reply: { total, page, limit }, onPage, onLimit }: StudentsFooterProps) {
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <div className={styles.footer}>
      <Pager label={STUDENTS.pages} page={page} pageCount={Math.ceil(total / limit)} onPage={onPage} words={STUDENTS} />
      <Select
        isInline
        label={STUDENTS.perPage}
        options={SIZES}
        value={String(limit)}
        onChange={(size) => onLimit(Number(size))}
      />
    </div>
  );
}
