import { useState } from 'react';
import type { PlanModule, PlanTarget } from '../../../src/uploads/folder/plan.ts';
import { MAX_MODULE_NUMBER } from '../../../src/wire/course-limits.ts';
import { FOLDER } from '../../text/copy/admin-folder.ts';
import { SelectControl } from '../../ui/select.tsx';
import styles from './folder.module.css';

interface TargetSelectsProps {
  /** Name of the file or folder, for the labels. */
  name: string;
  target: PlanTarget | undefined;
  hint?: { readonly moduleNumber?: number; readonly dayNumber?: number };
  /** PDFs may also be documents of the whole module. */
  hasDocuments: boolean;
  modules: readonly PlanModule[];
  isDisabled?: boolean;
  onChange: (target: PlanTarget) => void;
}

const DOCUMENTS = 'documents';

/** Selects a module, then a day or the documents. The target is set once both are chosen. */
export function TargetSelects({ name, target, hint, hasDocuments, modules, isDisabled, onChange }: TargetSelectsProps) {
  const [chosen, setChosen] = useState<number>();
  const moduleNumber = target?.moduleNumber ?? chosen ?? hint?.moduleNumber;
  const module = modules.find((one) => one.moduleNumber === moduleNumber);
  const next = Math.max(0, ...modules.map((one) => one.moduleNumber)) + 1;
  const day = target?.kind === 'day' ? String(target.dayNumber) : target ? DOCUMENTS : '';
  const dayCount = Math.max(module?.dayCount ?? 7, target?.kind === 'day' ? target.dayNumber : 0) + 1;

  const choose = (inModule: number, where: string | number | undefined) => {
    setChosen(inModule);
    if (where === DOCUMENTS) onChange({ kind: 'documents', moduleNumber: inModule });
    else if (where) onChange({ kind: 'day', moduleNumber: inModule, dayNumber: Number(where) });
  };
  return (
    <div className={styles.selects}>
      <SelectControl
        aria-label={FOLDER.moduleField(name)}
        disabled={isDisabled}
        value={moduleNumber ?? ''}
        onChange={({ target: { value } }) => choose(Number(value), day || hint?.dayNumber)}
      >
        {moduleNumber === undefined && <option value="">{FOLDER.module}</option>}
        {modules.map((one) => (
          <option key={one.moduleNumber} value={one.moduleNumber}>
            {FOLDER.moduleOf(one.moduleNumber, one.title)}
          </option>
        ))}
        {next <= MAX_MODULE_NUMBER && <option value={next}>{FOLDER.anotherModule(next)}</option>}
      </SelectControl>
      <SelectControl
        aria-label={FOLDER.dayField(name)}
        disabled={isDisabled || moduleNumber === undefined}
        value={day}
        onChange={({ target: { value } }) => moduleNumber !== undefined && choose(moduleNumber, value)}
      >
        {day === '' && <option value="">{FOLDER.day}</option>}
        {Array.from({ length: dayCount }, (_, index) => (
          <option key={index} value={index + 1}>
            {FOLDER.dayOf(index + 1)}
          </option>
        ))}
        {hasDocuments && <option value={DOCUMENTS}>{FOLDER.asDocument}</option>}
      </SelectControl>
    </div>
  );
}
