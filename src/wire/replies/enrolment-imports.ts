import { integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { PERSON_STATES } from '../literals.ts';
import { ids } from './ids.ts';

const personSchema = object(
  {
    line: integer('From 1.'),
    name: string(),
    email: string(),
    state: oneOf(PERSON_STATES),
    fault: string('Sentence where the row is malformed; else empty.'),
  },
  'CheckedPerson',
);

export const checkedPeopleSchema = object({ people: list(personSchema, 'By their line.') }, 'CheckedPeople');

export const startedImportSchema = object(
  {
    importId: nullable(string(), 'Null where nobody of the file can be enrolled.'),
    people: integer('Those who are being enrolled.'),
    left: list(personSchema, 'Those who cannot be.'),
  },
  'StartedImport',
);

export const enrolmentImportSchema = object(
  {
    ...ids,
    courseId: string(),
    until: nullable(string(), 'The last day of access; null for as long as a buyer would get.'),
    startedAt: time(),
    people: integer(),
    waiting: integer(),
    enrolled: integer(),
    hadCourse: integer('Could enter already.'),
    refusedCount: integer(),
    refused: list(object({ name: string(), email: string(), why: string() }, 'RefusedPerson'), 'The first 100.'),
  },
  'EnrolmentImport',
);

export type CheckedPeopleReply = Reply<typeof checkedPeopleSchema>;
export type StartedImportReply = Reply<typeof startedImportSchema>;
export type EnrolmentImportReply = Reply<typeof enrolmentImportSchema>;
