import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './result.module.css';

interface SubjectTablesProps extends Pick<ResultReply, 'grid'> {
  clusters: readonly Pick<ResultReply['clusters'][number], 'id' | 'title' | 'of'>[];
}

/** Right answers by subject, a table for each cluster: four columns of counts would not fit a phone. */
export function SubjectTables({ clusters, grid }: SubjectTablesProps) {
  return (
    <Stack as="section" gap={4}>
      <h2 className={styles.heading}>{RESULT.subjects}</h2>
      <div className={styles.tables}>
        {clusters
          .filter(({ of }) => of > 0)
          .map(({ id, title }) => (
            <table key={id} className={styles.table}>
              <caption>{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{RESULT.subject}</th>
                  <th scope="col">{RESULT.right}</th>
                </tr>
              </thead>
              <tbody>
                {grid
                  .filter(({ cluster }) => cluster === id)
                  .map(({ subject, subjectTitle, correct, of }) => (
                    <tr key={subject}>
                      <th scope="row">{subjectTitle}</th>
                      <td>{RESULT.rightOf(correct, of)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          ))}
      </div>
    </Stack>
  );
}
