import { linkFault } from '../kernel/https-link.ts';
import { guidanceRefused } from './errors.ts';
import { PROMISES, type Promised } from './literals.ts';

/**
 * Help by people for a course, not files, and what the course does without. Only for users who may enter it: its links
 * are confidential.
 */
export interface Guidance {
  readonly studyGroupUrl: string | null;
  readonly mentorUrl: string | null;
  /** Promises switched off for this course: neither shown nor counted as missing. In the order of all. */
  readonly soldWithout: readonly Promised[];
}

export const NO_GUIDANCE: Guidance = { studyGroupUrl: null, mentorUrl: null, soldWithout: [] };

/** Partial edit; absent fields stay unchanged, and empty text removes. */
export interface GuidanceEdit {
  readonly studyGroupUrl?: string;
  readonly mentorUrl?: string;
  readonly soldWithout?: readonly Promised[];
}

/** The guidance as it is after the edit. Refuses with `invalid`, and every field that is wrong. */
export function editedGuidance(current: Guidance, edit: GuidanceEdit): Guidance {
  const fields: Partial<Record<keyof GuidanceEdit, string>> = {};
  const link = (field: 'studyGroupUrl' | 'mentorUrl'): string | null => {
    const url = (edit[field] ?? current[field] ?? '').trim();
    const fault = url === '' ? undefined : linkFault(url, 'https://meet.example/room');
    if (fault !== undefined) fields[field] = fault;
    return url === '' ? null : url;
  };
  const edited: Guidance = {
    studyGroupUrl: link('studyGroupUrl'),
    mentorUrl: link('mentorUrl'),
    soldWithout: PROMISES.filter((promise) => (edit.soldWithout ?? current.soldWithout).includes(promise)),
  };
  if (Object.keys(fields).length > 0) throw guidanceRefused(fields);
  return edited;
}
