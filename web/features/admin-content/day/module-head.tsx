import type { AdminModule } from '../../../api/admin-courses.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { moduleCode, moduleTitle } from '../../../course/outline.ts';
import { SECTION_IDS, useBuilder } from '../builder.ts';
import { NodeHead } from '../rows/node-head.tsx';
import styles from '../rows/rows.module.css';

/** The selected module: its title and actions. */
export function ModuleHead({ module }: { module: AdminModule }) {
  const { course } = useBuilder();
  const title = moduleTitle(module);
  return (
    <section id={SECTION_IDS.module} tabIndex={-1} aria-label={`${moduleCode(module)} - ${title}`}>
      <NodeHead
        key={module.id}
        node={{ kind: 'module', id: module.id }}
        title={title}
        index={course.modules.indexOf(module)}
        total={course.modules.length}
        className={styles.moduleHead}
      >
        {(name) => (
          <>
            <span className={styles.tooth}>
              <ToothGlyph moduleNumber={module.moduleNumber} size={48} />
            </span>
            <div className={styles.words}>
              <p className={styles.code}>{moduleCode(module)}</p>
              <h2 className={styles.moduleTitle}>{name}</h2>
            </div>
          </>
        )}
      </NodeHead>
    </section>
  );
}
