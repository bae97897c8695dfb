/** Why a command refuses to do what it was asked for, as a sentence for whoever typed it. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}
