/** The one shape of every refusal (decision B3). */
export interface ProblemReply {
  /** A sentence for a person. */
  message: string;
  /** The same sentence: the specification reads either. */
  error: string;
  /** Stable; clients may switch on it. */
  code: string;
  /** A sentence for each wrong field. */
  fields?: Record<string, string>;
  /** With a 409 because of an older `version`: the thing as it is now, as its GET would answer it. */
  current?: unknown;
}
