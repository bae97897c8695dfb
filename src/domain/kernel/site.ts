/** The school in mails: its name, and the origin of links, without a final slash. */
export interface Site {
  readonly name: string;
  readonly origin: string;
}
