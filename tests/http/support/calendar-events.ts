import ICAL from 'ical.js';

export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly url: string;
  readonly description: string;
}

/** Events of a calendar file as a calendar program reads them. */
export const eventsIn = (file: string): ReadEvent[] =>
  ICAL.Component.fromString(file)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        status: String(component.getFirstPropertyValue('status')),
        summary: event.summary,
        startsAt: event.startDate.toJSDate().toISOString(),
        minutes: event.duration.toSeconds() / 60,
        url: String(component.getFirstPropertyValue('url')),
        description: event.description,
      };
    });
