import type { Fault } from '../kernel/fault.ts';
import type { BlueprintContent } from './blueprint.ts';
import { MAX_CLUSTERS, MAX_QUESTION_OPTIONS, MAX_SECTIONS, MAX_SUBJECTS } from './literals.ts';

const MAX_VIGNETTES = 100;
const MAX_MINUTES = 600;
const MAX_QUESTIONS = 10;
const MIN_OPTIONS = 2;
const ID = /^[a-z0-9-]{1,40}$/;
/** Hundredths do not add up exactly: a sum of one may come out a little larger. */
const ROUNDING = 1e-9;

type Note = (path: string, message: string) => void;

/** Every fault at once. Texts are the wire's to check. */
export function blueprintFaults(content: BlueprintContent): Fault[] {
  const faults: Fault[] = [];
  const note: Note = (path, message) => void faults.push({ path, message });
  checkSections(content, note);
  checkDays(content, note);
  checkQuestions(content, note);
  checkList('clusters', content.clusters, MAX_CLUSTERS, note);
  checkList('subjects', content.subjects, MAX_SUBJECTS, note);
  checkStrictness(content, note);
  checkCalendar(content, note);
  return faults;
}

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

function checkSections(
  { sections, unscoredVignettesPerSection: unscored, breakMinutes }: BlueprintContent,
  note: Note,
) {
  if (!isWithin(sections.length, 1, MAX_SECTIONS)) note('sections', `An exam has 1 to ${MAX_SECTIONS} sections.`);
  sections.forEach(({ vignettes, minutes }, index) => {
    if (!isWithin(vignettes, 1, MAX_VIGNETTES))
      note(`sections[${index}].vignettes`, `A section has 1 to ${MAX_VIGNETTES} cases.`);
    if (!isWithin(minutes, 1, MAX_MINUTES))
      note(`sections[${index}].minutes`, `A section lasts 1 to ${MAX_MINUTES} minutes.`);
  });
  if (!isWithin(unscored, 0, MAX_VIGNETTES) || sections.some(({ vignettes }) => unscored >= vignettes))
    note('unscoredVignettesPerSection', 'Please enter fewer unscored cases than each section has.');
  if (!isWithin(breakMinutes.betweenSections, 0, MAX_MINUTES))
    note('breakMinutes.betweenSections', `A break lasts 0 to ${MAX_MINUTES} minutes.`);
}

function checkDays({ days, sections }: BlueprintContent, note: Note) {
  days.forEach((day, index) => {
    if (day.length === 0) note(`days[${index}]`, 'A day needs at least one section.');
  });
  const named = days.flat().sort((a, b) => a - b);
  const isEachOnce = named.length === sections.length && named.every((number, index) => number === index + 1);
  if (!isEachOnce) note('days', 'Please put each section on exactly one day.');
}

function checkQuestions({ question: { options }, vignette }: BlueprintContent, note: Note) {
  if (!isWithin(vignette.questions, 1, MAX_QUESTIONS))
    note('vignette.questions', `A case has 1 to ${MAX_QUESTIONS} questions.`);
  const range = `A question has ${MIN_OPTIONS} to ${MAX_QUESTION_OPTIONS} options.`;
  const isOption = (count: number) => isWithin(count, MIN_OPTIONS, MAX_QUESTION_OPTIONS);
  if (!isOption(options.min)) note('question.options.min', range);
  if (!isOption(options.max)) note('question.options.max', range);
  else if (options.min > options.max)
    note('question.options.max', 'Please enter at least as many options as the fewest.');
}

/** Clusters or subjects: how many, their ids and their shares. */
function checkList(
  name: 'clusters' | 'subjects',
  entries: readonly { readonly id: string; readonly share: number | null }[],
  max: number,
  note: Note,
) {
  if (!isWithin(entries.length, 1, max)) note(name, `An exam has 1 to ${max} ${name}.`);
  entries.forEach(({ id, share }, index) => {
    if (!ID.test(id)) note(`${name}[${index}].id`, 'Please use 1 to 40 lower-case letters, digits and hyphens.');
    else if (entries.findIndex((one) => one.id === id) < index)
      note(`${name}[${index}].id`, 'This id is taken. Please choose another one.');
    if (share !== null && !(share >= 0 && share <= 1)) note(`${name}[${index}].share`, 'A share is 0 to 100%.');
  });
  const sum = entries.reduce((total, { share }) => total + (share ?? 0), 0);
  if (sum > 1 + ROUNDING) note(name, `The shares of all ${name} add up to more than 100%.`);
}

function checkStrictness({ strictness }: BlueprintContent, note: Note) {
  for (const [reviewers, spread] of Object.entries(strictness))
    if (!(spread > 0 && Number.isFinite(spread))) note(`strictness.${reviewers}`, 'Please enter a number above 0.');
}

function checkCalendar({ calendar }: BlueprintContent, note: Note) {
  const isWeeks = (weeks: number) => isWithin(weeks, 1, Number.MAX_SAFE_INTEGER);
  for (const name of ['applyWeeksBefore', 'bookingWeeksBefore'] as const) {
    const [first, last, ...more] = calendar[name];
    if (first === undefined || last === undefined || more.length > 0)
      note(`calendar.${name}`, 'Please enter the first and the last week.');
    calendar[name].forEach((weeks, index) => {
      if (!isWeeks(weeks)) note(`calendar.${name}[${index}]`, 'Please enter a whole number of weeks above 0.');
    });
  }
  if (!isWeeks(calendar.resultsWeeksAfter))
    note('calendar.resultsWeeksAfter', 'Please enter a whole number of weeks above 0.');
}
