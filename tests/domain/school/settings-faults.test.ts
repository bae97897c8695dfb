import { describe, expect, it } from 'vitest';
import type { EnvironmentSettings, PartialSettings } from '../../../src/domain/school/settings.ts';
import { draftFaults, settingsFaults } from '../../../src/domain/school/settings-faults.ts';
import { ABN, type FIRST, MENTOR, NO_ENVIRONMENT, settingsWith } from './some-settings.ts';

const pathsOf = (change: PartialSettings, environment: EnvironmentSettings = NO_ENVIRONMENT) =>
  settingsFaults(settingsWith(change), environment).map(({ path }) => path);

const school = (change: Partial<(typeof FIRST)['school']>): PartialSettings => ({ school: change });
const hours = { days: 'Any day', opens: '09:00', closes: '17:00', timeZone: 'Asia/Kolkata' };

describe('settings', () => {
  it.each<[string, PartialSettings]>([
    ['as they come with the program', {}],
    ['with everything', { mentor: MENTOR, tax: { seller: 'Pty', abn: ABN, address: 'Perth', gstRate: 1000 } }],
    ['without hours', school({ hours: null })],
    ['of another zone', school({ hours })],
    ['open past midnight', school({ hours: { ...hours, opens: '18:00', closes: '02:00' } })],
    ['open until midnight', school({ hours: { ...hours, closes: '24:00' } })],
    ['with a link', school({ messagingUrl: 'https://wa.example/61400000000' })],
    ['with an ABN and without GST', { tax: { abn: ABN } }],
    ['without a struck-through price', { prices: { wasPercent: 0 } }],
  ])('are good %s', (_name, change) => expect(pathsOf(change)).toEqual([]));

  it.each<[string, PartialSettings, string[]]>([
    ['no name', school({ name: '' }), ['school.name']],
    ['a script as a link', school({ messagingUrl: 'javascript:alert(1)' }), ['school.messagingUrl']],
    ['a link without https', school({ messagingUrl: 'http://wa.example/1' }), ['school.messagingUrl']],
    ['a long link', school({ messagingUrl: `https://wa.example/${'x'.repeat(500)}` }), ['school.messagingUrl']],
    ['a zone that is none', school({ hours: { ...hours, timeZone: 'Mars/Base' } }), ['school.hours.timeZone']],
    ['an offset as a zone', school({ hours: { ...hours, timeZone: '+10:00' } }), ['school.hours.timeZone']],
    [
      'hours that are none',
      school({ hours: { ...hours, opens: '9', closes: '25:00', days: '' } }),
      ['school.hours.days', 'school.hours.opens', 'school.hours.closes'],
    ],
    ['hours that end as they begin', school({ hours: { ...hours, closes: '09:00' } }), ['school.hours.closes']],
    ['hours that begin at 24:00', school({ hours: { ...hours, opens: '24:00' } }), ['school.hours.opens']],
    ['no page of the council', { exam: { processUrl: '' } }, ['exam.processUrl']],
    ['a script as the page of the council', { exam: { processUrl: 'javascript:alert(1)' } }, ['exam.processUrl']],
    ['half a mentor', { mentor: { name: 'Dr. N', degree: 'BDS' } }, ['mentor.registration', 'mentor.words']],
    [
      'a portrait alone',
      { mentor: { portrait: 'thumbnails/202603/x-small.webp' } },
      ['mentor.name', 'mentor.degree', 'mentor.registration', 'mentor.words'],
    ],
    ['an ABN that does not check', { tax: { abn: '51824753557' } }, ['tax.abn']],
    ['GST without an ABN', { tax: { gstRate: 1000 } }, ['tax.gstRate']],
    ['more tax than price', { tax: { abn: ABN, gstRate: 10_001 } }, ['tax.gstRate']],
    ['a price that was lower', { prices: { wasPercent: -1 } }, ['prices.wasPercent']],
    ['half a per cent', { prices: { wasPercent: 0.5 } }, ['prices.wasPercent']],
  ])('are refused with %s', (_name, change, paths) => expect(pathsOf(change)).toEqual(paths));

  it('are not refused for what the environment sets', () => {
    const environment: EnvironmentSettings = { given: {}, variables: { 'tax.gstRate': 'GST_RATE' } };
    expect(pathsOf({ tax: { gstRate: 1000 } }, environment)).toEqual([]);
  });
});

describe('a draft', () => {
  it.each<[string, PartialSettings]>([
    [
      'a name, an address and hours',
      school({ name: '', email: '', hours: { ...hours, days: '', opens: '', closes: '' } }),
    ],
    ['three quarters of a mentor', { mentor: { name: 'Dr. N' } }],
    ['the ABN', { tax: { gstRate: 1000 } }],
    ['the page of the council', { exam: { processUrl: '' } }],
  ])('may lack %s, and a publication may not', (_what, change) => {
    expect(draftFaults(settingsWith(change), NO_ENVIRONMENT)).toEqual([]);
    expect(pathsOf(change)).not.toEqual([]);
  });

  it('is refused for what is wrong all the same', () => {
    const change = { ...school({ messagingUrl: 'javascript:alert(1)' }), tax: { abn: '51824753557' } };
    expect(draftFaults(settingsWith(change), NO_ENVIRONMENT).map(({ path }) => path)).toEqual([
      'school.messagingUrl',
      'tax.abn',
    ]);
  });
});

describe('dates of the exam', () => {
  const dates = (...all: readonly { from: string; to: string }[]): PartialSettings => ({
    exam: { dates: all.map((one) => ({ ...one, note: '' })) },
  });
  it.each<[string, PartialSettings, string[]]>([
    ['none', dates(), []],
    ['one day', dates({ from: '2027-03-04', to: '2027-03-04' }), []],
    ['a leap day', dates({ from: '2028-02-29', to: '2028-03-01' }), []],
    ['a day that does not exist', dates({ from: '2027-02-29', to: '2027-03-01' }), ['exam.dates[0].from']],
    ['words', dates({ from: 'March', to: '' }), ['exam.dates[0].from', 'exam.dates[0].to']],
    [
      'an end before its start',
      dates({ from: '2027-03-04', to: '2027-03-05' }, { from: '2027-09-02', to: '2027-09-01' }),
      ['exam.dates[1].to'],
    ],
  ])('with %s are refused at their fields alone', (_name, change, paths) => expect(pathsOf(change)).toEqual(paths));
});
