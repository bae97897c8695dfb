import { M } from '../../src/wire/messages.ts';
import type { LiveCourse } from '../api/courses.ts';
import { ToothGlyph } from '../art/tooth-glyph.tsx';
import { PROGRAM } from '../text/copy/program.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Row, Text } from '../ui/layout/layout.tsx';
import styles from './curriculum-outline.module.css';

type Module = LiveCourse['modules'][number];

export interface CurriculumOutlineProps {
  modules: readonly Module[];
  /** Numbers of the open modules, if controlled; give both. */
  openModules?: readonly number[];
  onToggle?: (moduleNumber: number, isOpen: boolean) => void;
}

/** Modules with their days and counts: the public part of a course. */
export function CurriculumOutline({ modules, openModules, onToggle }: CurriculumOutlineProps) {
  return (
    <ol className={styles.modules}>
      {modules.map((module) => (
        <li key={module.moduleNumber}>
          <Disclosure
            label={<ModuleLabel module={module} />}
            isOpen={openModules?.includes(module.moduleNumber)}
            onToggle={(isOpen) => onToggle?.(module.moduleNumber, isOpen)}
          >
            <ol className={styles.days}>
              {module.days.map((day) => (
                <Row
                  as="li"
                  key={day.dayNumber}
                  gap={3}
                  wraps={false}
                  align="center"
                  justify="between"
                  className={styles.day}
                >
                  <span className={styles.code}>{PROGRAM.day(module.moduleNumber, day.dayNumber)}</span>
                  <span>{PROGRAM.items(day.itemCount)}</span>
                </Row>
              ))}
            </ol>
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}

function ModuleLabel({ module }: { module: Module }) {
  return (
    <Row as="span" gap={3} wraps={false} align="center" className={styles.label}>
      <ToothGlyph moduleNumber={module.moduleNumber} size={30} />
      <span className={styles.words}>
        <span>{M.moduleLabel(module.moduleNumber, module.title || M.moduleTitleFallback)}</span>
        <Text
          as="span"
          tone="muted"
          weight="regular"
        >{`${PROGRAM.days(module.days.length)} · ${PROGRAM.items(module.itemCount)}`}</Text>
      </span>
    </Row>
  );
}
