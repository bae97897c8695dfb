import { abnDigits } from '../kernel/abn.ts';
import type { Fault } from '../kernel/fault.ts';
import { linkFault } from '../kernel/https-link.ts';
import { isTimeOfDay, isTimeZone } from '../kernel/time-zone.ts';
import { examDatesFaults } from './exam-dates.ts';
import { type EnvironmentSettings, MENTOR_TEXTS, type SettingsContent, type SettingsField } from './settings.ts';

const MAX_WAS_PERCENT = 200;
const MAX_GST_RATE = 10_000;
/** The end of a day; a time that is not after the first one belongs to the next day. */
const MIDNIGHT = '24:00';

type Note = (path: string, message: string) => void;

/** Every fault of what is to be published, in what the owner may change. */
export const settingsFaults = (content: SettingsContent, environment: EnvironmentSettings): Fault[] => [
  ...missingIn(content, environment),
  ...draftFaults(content, environment),
];

/** Faults that a draft may not have either. Lengths and kinds of texts are the wire's to check. */
export function draftFaults(content: SettingsContent, { variables }: EnvironmentSettings): Fault[] {
  const faults: Fault[] = [];
  const note: Note = (path, message) => void faults.push({ path, message });
  checkSchool(content, note);
  const { wasPercent } = content.prices;
  if (!Number.isInteger(wasPercent) || wasPercent < 0 || wasPercent > MAX_WAS_PERCENT)
    note('prices.wasPercent', `Please enter a whole number from 0 to ${MAX_WAS_PERCENT}.`);
  checkTax(content, note, (field) => variables[field] !== undefined);
  const { processUrl, dates } = content.exam;
  const fault = processUrl === '' ? undefined : linkFault(processUrl, 'https://council.example/process');
  if (fault !== undefined) note('exam.processUrl', fault);
  return [...faults, ...examDatesFaults(dates)];
}

/** Lists what a published version must have and a draft may lack (decision D114). */
function missingIn(content: SettingsContent, { variables }: EnvironmentSettings): Fault[] {
  const faults: Fault[] = [];
  const note: Note = (path, message) => void faults.push({ path, message });
  const { school, tax, exam } = content;
  if (school.name === '') note('school.name', 'Please enter the name of the school.');
  if (school.email === '') note('school.email', 'Please enter the email address of the school.');
  if (school.hours?.days === '') note('school.hours.days', 'Please enter the days, such as Monday to Friday.');
  if (school.hours?.opens === '') note('school.hours.opens', 'Please enter a time, such as 09:00.');
  if (school.hours?.closes === '') note('school.hours.closes', 'Please enter a time, such as 17:00.');
  checkMentor(content, note);
  if (variables['tax.gstRate'] === undefined && tax.gstRate !== null && tax.abn === '')
    note('tax.gstRate', 'Only a business with an ABN charges GST. Please enter the ABN too.');
  if (exam.processUrl === '') note('exam.processUrl', 'Please enter the link of the council’s page.');
  return faults;
}

function checkSchool({ school: { messagingUrl, hours } }: SettingsContent, note: Note): void {
  const fault = messagingUrl === '' ? undefined : linkFault(messagingUrl, 'https://chat.example/school');
  if (fault !== undefined) note('school.messagingUrl', fault);
  if (!hours) return;
  const { opens, closes, timeZone } = hours;
  if (opens !== '' && !isTimeOfDay(opens)) note('school.hours.opens', 'Please enter a time, such as 09:00.');
  if (closes !== '' && closes !== MIDNIGHT && !isTimeOfDay(closes))
    note('school.hours.closes', 'Please enter a time, such as 17:00.');
  else if (closes !== '' && closes === opens)
    note('school.hours.closes', 'Please enter another time than the first one.');
  if (!isTimeZone(timeZone))
    note('school.hours.timeZone', 'Please enter a time zone by its name, such as Australia/Sydney.');
}

function checkMentor({ mentor }: SettingsContent, note: Note): void {
  if (MENTOR_TEXTS.every((field) => mentor[field] === '') && mentor.portrait === '') return;
  for (const field of MENTOR_TEXTS)
    if (mentor[field] === '')
      note(
        `mentor.${field}`,
        'Please enter this too: visitors look for name, degree, registration and words together.',
      );
}

function checkTax({ tax: { abn, gstRate } }: SettingsContent, note: Note, isFixed: (field: SettingsField) => boolean) {
  if (!isFixed('tax.abn') && abn !== '' && abnDigits(abn) !== abn)
    note(
      'tax.abn',
      'This is no Australian Business Number. It has eleven digits, of which the first two check the others.',
    );
  if (isFixed('tax.gstRate') || gstRate === null) return;
  if (!Number.isInteger(gstRate) || gstRate < 0 || gstRate > MAX_GST_RATE)
    note('tax.gstRate', 'Please enter a rate from 0 to 100%.');
}
