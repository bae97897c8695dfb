import { abnDigits } from '../kernel/abn.ts';
import type { Fault } from '../kernel/fault.ts';
import { linkFault } from '../kernel/https-link.ts';
import { isTimeOfDay, isTimeZone } from '../kernel/time-zone.ts';
import { examDatesFaults } from './exam-dates.ts';
import type { EnvironmentSettings, SettingsContent, SettingsField } from './settings.ts';

const MAX_WAS_PERCENT = 200;
const MAX_GST_RATE = 10_000;
const MENTOR_TEXTS = ['name', 'degree', 'registration', 'words'] as const;

type Note = (path: string, message: string) => void;

/** Every fault at once, in what the owner may change. Lengths and kinds of texts are the wire's to check. */
export function settingsFaults(content: SettingsContent, { variables }: EnvironmentSettings): Fault[] {
  const faults: Fault[] = [];
  const note: Note = (path, message) => void faults.push({ path, message });
  const isFixed = (field: SettingsField) => variables[field] !== undefined;
  checkSchool(content, note);
  if (!isFixed('mentor.name')) checkMentor(content, note);
  const { wasPercent } = content.prices;
  if (!Number.isInteger(wasPercent) || wasPercent < 0 || wasPercent > MAX_WAS_PERCENT)
    note('prices.wasPercent', `Please enter a whole number from 0 to ${MAX_WAS_PERCENT}.`);
  checkTax(content, note, isFixed);
  return [...faults, ...examDatesFaults(content.exam.dates)];
}

function checkSchool({ school: { name, messagingUrl, hours } }: SettingsContent, note: Note): void {
  if (name === '') note('school.name', 'Please enter the name of the school.');
  const fault = messagingUrl === '' ? undefined : linkFault(messagingUrl, 'https://chat.example/school');
  if (fault !== undefined) note('school.messagingUrl', fault);
  if (!hours) return;
  if (hours.days === '') note('school.hours.days', 'Please enter the days, such as Monday to Friday.');
  if (!isTimeOfDay(hours.opens)) note('school.hours.opens', 'Please enter a time, such as 09:00.');
  if (!isTimeOfDay(hours.closes)) note('school.hours.closes', 'Please enter a time, such as 17:00.');
  else if (hours.closes <= hours.opens) note('school.hours.closes', 'Please enter a time after the first one.');
  if (!isTimeZone(hours.timeZone))
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
  else if (abn === '') note('tax.gstRate', 'Only a business with an ABN charges GST. Please enter the ABN too.');
}
