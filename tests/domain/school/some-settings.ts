import type { KnownBlocks } from '../../../src/domain/school/own-words.ts';
import {
  type EnvironmentSettings,
  mergeSettings,
  type PartialSettings,
  type SettingsContent,
} from '../../../src/domain/school/settings.ts';

const line = (today: string) => ({ today, canBeEmpty: false });
const orNothing = (today: string) => ({ today, canBeEmpty: true });
/** Blocks of a small site. */
export const BLOCKS: KnownBlocks = {
  home: { heading: line('Today’s heading'), lead: line('Today’s lead') },
  questions: { question1: orNothing('Why?'), answer1: line('Because.') },
  about: {},
  courses: {},
  contact: {},
  terms: { description: line('Our terms'), privacy: line('We keep little.') },
};

export const FIRST: SettingsContent = {
  school: {
    name: 'First school',
    email: 'hello@first.example',
    phone: '',
    messagingUrl: '',
    hours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00', timeZone: 'Australia/Sydney' },
    logo: '',
  },
  mentor: { name: '', degree: '', registration: '', words: '', portrait: '' },
  words: {},
  prices: { wasPercent: 10 },
  tax: { seller: '', abn: '', address: '', gstRate: null, isUnregistered: false },
  mail: { senderName: '', replyTo: '' },
  exam: { reviewers: 1, processUrl: 'https://council.example/', isProcessPdf: false, dates: [] },
};

export const NO_ENVIRONMENT: EnvironmentSettings = { given: {}, variables: {} };

export const settingsWith = (change: PartialSettings): SettingsContent => mergeSettings(FIRST, change);

export const MENTOR = { name: 'Dr. N', degree: 'BDS', registration: 'DEN0001', words: 'I teach.', portrait: '' };
export const ABN = '51824753556';
