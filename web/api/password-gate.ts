type Ask = () => Promise<boolean>;

/**
 * Some calls are refused until the password was given again a short while ago. Whoever is on screen puts here how it is
 * asked for, for all calls that wait at once; true once it was given. In a file of its own because the client is part
 * of every page's first load, and the window is not.
 */
export const passwordGate: { ask?: Ask | undefined } = {};

/** Sends a call, and sends it again when it needed the password and that was given. */
export async function withPassword<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'identity/confirm-password' || !(await passwordGate.ask?.()))
      throw error;
    return send();
  }
}
