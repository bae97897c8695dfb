/** Refusal of a command, with a sentence for its operator. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}
