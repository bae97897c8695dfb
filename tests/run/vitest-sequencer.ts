import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that mostly wait: for processes that they start and kill, and for limits of time. Most are small, because what
 * they ask is a contract in another file.
 */
const WAITS =
  /\/(scale-out|worker-process-\w+|backup-of-\w+|move-to-postgres|commands|[\w-]+-(faults|crash|endurance))\.test\.ts$/;

/** Those that wait, and then the others, both in the order that they had. */
export const waitingFirst = <File extends { readonly moduleId: string }>(files: readonly File[]): File[] => [
  ...files.filter(({ moduleId }) => WAITS.test(moduleId)),
  ...files.filter(({ moduleId }) => !WAITS.test(moduleId)),
];

/**
 * In a new checkout Vitest knows no durations and begins with the largest files, so that small ones that wait were the
 * last, and the processors idle at the end of a stage.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return waitingFirst(await super.sort(files));
  }
}
