/** What a mail says of the school: its name, and the origin that links start with, without a final slash. */
export interface Site {
  readonly name: string;
  readonly origin: string;
}
