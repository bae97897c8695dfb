import { lazy, Suspense } from 'react';
import { DAY_TEST } from '../../../text/copy/day-test.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Message } from '../../../ui/text.tsx';
import type { TestStageProps } from './test-stage.tsx';
import styles from '../video/video.module.css';

const TestStage = lazy(() => import('./test-stage.tsx').then(({ TestStage: component }) => ({ default: component })));

/** Loads the page of a test lazily: it saves answers on the device, which no video does. */
export const LateTestStage = (props: TestStageProps) => (
  <Suspense
    fallback={
      <p className={styles.loading} role="status">
        <Spinner size={20} />
        <Message>{DAY_TEST.loading}</Message>
      </p>
    }
  >
    <TestStage {...props} />
  </Suspense>
);
