import { dayLabel } from '../../wire/course-labels.ts';
import { titleOf } from '../accept.ts';
import { type Claims, claimsOf } from './claims.ts';
import { type CourseSoFar, DAYS_OF_NEW_MODULE, isUntitled, isUntitledModule } from './course-so-far.ts';
import { readName } from './folder-name.ts';
import type { FolderFile, PlanDay, PlanItem, PlanModule, PlanTarget } from './plan.ts';
import { modulesByTitle, type PathReading, readFolders } from './read-path.ts';
import type { Usable } from './sort-out.ts';
import { QUESTIONS } from './words.ts';

type Placing = Pick<PlanItem<FolderFile>, 'target' | 'hint' | 'question'>;

/** Places files into the course as far as their folders say, and adds the modules needed. */
export function placeFiles<File extends FolderFile>(
  files: readonly Usable<File>[],
  course: CourseSoFar,
): { items: PlanItem<File>[]; modules: PlanModule[]; days: PlanDay[] } {
  const titles = modulesByTitle(course);
  const readings = new Map<string, PathReading>();
  const readingOf = ({ folders }: Usable<File>) => {
    const key = folders.join('/');
    const reading = readings.get(key) ?? readFolders(folders, titles);
    readings.set(key, reading);
    return reading;
  };
  const claims = claimsOf(files.map((file) => ({ folders: file.folders, reading: readingOf(file) })));
  const items = files.map((file, index): PlanItem<File> => {
    const isRepeated = files[index - 1]?.path === file.path;
    return {
      id: isRepeated ? `${file.path}\n${index}` : file.path,
      file: file.file,
      path: file.path,
      type: file.type,
      title: titleOf(file.name),
      ...inCourse(placingOf(file, readingOf(file), claims), course),
      captions: undefined,
      chapters: undefined,
      textNotes: {},
      textsLeftOut: [],
      isLeftOut: false,
      known: undefined,
    };
  });
  return { items, modules: modulesOf(course, items, claims), days: daysOf(course, items, claims) };
}

function placingOf(file: Usable<FolderFile>, reading: PathReading, claims: Claims): Placing {
  const { module, day } = reading;
  const hint = { ...(module && { moduleNumber: module.number }), ...(day && { dayNumber: day.number }) };
  const ask = (question: string): Placing => ({ target: undefined, hint, question });
  if (reading.question !== undefined) return ask(reading.question);
  const clash = claims.clashOf(reading);
  // An ambiguous claim gives no hint either.
  if (clash !== undefined) return { target: undefined, hint: {}, question: clash };
  const own = readName(file.name);
  const moduleNumber = module?.number ?? own.module;
  if (moduleNumber === undefined) return ask(file.folders.length === 0 ? QUESTIONS.root : QUESTIONS.module);
  if (day && module) return found({ kind: 'day', moduleNumber, dayNumber: day.number });
  if (file.type === 'pdf' && (module || own.day === undefined)) return found({ kind: 'documents', moduleNumber });
  if (own.module !== undefined && own.module !== moduleNumber) return ask(QUESTIONS.otherModule);
  // If a day's folder is in no module, the file name must name the module and the same day.
  const dayNumber = own.day ?? day?.number;
  if (dayNumber === undefined || (day && day.number !== dayNumber))
    return { target: undefined, hint: { ...hint, moduleNumber }, question: QUESTIONS.day(moduleNumber) };
  return found({ kind: 'day', moduleNumber, dayNumber });
}

/** New days are appended: a gap left by a deleted day cannot be filled. */
function inCourse(placing: Placing, { modules }: CourseSoFar): Placing {
  const { target } = placing;
  if (target?.kind !== 'day') return placing;
  const days = modules.find(({ moduleNumber }) => moduleNumber === target.moduleNumber)?.days ?? [];
  const numbers = days.map(({ dayNumber }) => dayNumber);
  if (numbers.includes(target.dayNumber) || target.dayNumber > Math.max(0, ...numbers)) return placing;
  const { moduleNumber, dayNumber } = target;
  return { target: undefined, hint: { moduleNumber }, question: QUESTIONS.noSuchDay(moduleNumber, dayNumber) };
}

const found = (target: PlanTarget): Placing => ({ target, hint: {}, question: undefined });

/** Returns the modules of the course and those that items need. */
function modulesOf({ modules }: CourseSoFar, items: readonly PlanItem<FolderFile>[], claims: Claims): PlanModule[] {
  const all = new Map<number, PlanModule>(
    modules.map((module) => {
      const { moduleNumber, days } = module;
      const title = isUntitledModule(module) ? claims.titleOf(moduleNumber) : '';
      const dayCount = Math.max(0, ...days.map(({ dayNumber }) => dayNumber));
      return [
        moduleNumber,
        { moduleNumber, title: title || module.title, isNew: false, dayCount, ...(title && { isRenamed: true }) },
      ];
    }),
  );
  for (const { target, hint } of items) {
    const moduleNumber = target?.moduleNumber ?? hint.moduleNumber;
    if (moduleNumber === undefined || all.has(moduleNumber)) continue;
    const title = claims.titleOf(moduleNumber) || `Module ${moduleNumber}`;
    all.set(moduleNumber, { moduleNumber, title, isNew: true, dayCount: DAYS_OF_NEW_MODULE });
  }
  return [...all.values()].sort((a, b) => a.moduleNumber - b.moduleNumber);
}

/** Returns untitled days with items whose folder gives them a title. */
function daysOf({ modules }: CourseSoFar, items: readonly PlanItem<FolderFile>[], claims: Claims): PlanDay[] {
  const all = new Map<string, PlanDay>();
  for (const { target } of items) {
    if (target?.kind !== 'day') continue;
    const { moduleNumber, dayNumber } = target;
    const title = claims.titleOfDay(moduleNumber, dayNumber);
    const days = modules.find((module) => module.moduleNumber === moduleNumber)?.days ?? [];
    const present = days.find((day) => day.dayNumber === dayNumber);
    if (title !== '' && (!present || isUntitled(present)))
      all.set(dayLabel(moduleNumber, dayNumber), { moduleNumber, dayNumber, title });
  }
  return [...all.values()].sort((a, b) => a.moduleNumber - b.moduleNumber || a.dayNumber - b.dayNumber);
}
