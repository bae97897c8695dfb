import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import type { ListedCourse } from '../../api/admin-courses.ts';
import { SelectBox } from '../../forms/select-box.tsx';
import { addModulePath } from '../../platform/admin-addresses.ts';
import { BULK } from '../../text/copy/admin-bulk.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { Target } from './use-upload-target.ts';
import styles from './bulk-upload.module.css';

const StepNumber = ({ children }: { children: number }) => <span className={styles.number}>{children}</span>;

/** One numbered step. */
export function Step({
  number,
  heading,
  aside,
  children,
}: {
  number: number;
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} gap={4} className={styles.step}>
      <Row gap={4} lineGap={2} align="center" justify="between" className={styles.stepHead}>
        <Row as="h2" id={id} gap={3} wraps={false} align="center" className={styles.stepTitle}>
          <StepNumber>{number}</StepNumber>
          <span>{heading}</span>
        </Row>
        {aside}
      </Row>
      {children}
    </Card>
  );
}

/** Returns why no module can be chosen, if so. */
function reasonOf({ course, tree }: Target) {
  if (!course) return BULK.courseFirst;
  if (tree.isError) return BULK.modulesFailed;
  if (!tree.data) return BULK.loadingModules;
  if (tree.data.modules.length === 0)
    return (
      <>
        {BULK.noModules} <Link to={addModulePath(course.id)}>{BULK.addModule}</Link>
      </>
    );
  return undefined;
}

function Numbered({ number, children }: { number: number; children: ReactNode }) {
  return (
    <Card className={styles.target}>
      <StepNumber>{number}</StepNumber>
      <div className={styles.choice}>{children}</div>
    </Card>
  );
}

/** Steps 1 and 2: the course, then one of its modules. */
export function TargetStep({ courses, target }: { courses: readonly ListedCourse[]; target: Target }) {
  const { course, tree, module } = target;
  const reason = reasonOf(target);
  return (
    <div className={styles.pair}>
      <Numbered number={1}>
        <SelectBox
          label={BULK.course}
          hint={BULK.courseHint}
          placeholder={BULK.chooseCourse}
          value={course?.id ?? ''}
          options={courses.map(({ id, title }) => ({ value: id, words: title || M.courseTitleFallback }))}
          onChange={target.chooseCourse}
        />
      </Numbered>
      <Numbered number={2}>
        <SelectBox
          label={BULK.module}
          hint={reason ?? BULK.modulesIn(tree.data?.modules.length ?? 0)}
          placeholder={BULK.chooseModule}
          value={module?.id ?? ''}
          options={(tree.data?.modules ?? []).map(({ id, moduleNumber, title }) => ({
            value: id,
            words: BULK.moduleName(moduleNumber, title),
          }))}
          isDisabled={reason !== undefined}
          onChange={target.chooseModule}
        />
        {tree.isError && (
          <Button variant="outline" size="small" isBusy={tree.isFetching} onClick={() => void tree.refetch()}>
            {BULK.retry}
          </Button>
        )}
      </Numbered>
    </div>
  );
}
