type Ask = () => Promise<boolean>;

/**
 * Some calls require a recent password (step-up authentication). The mounted gate registers here how to ask for it,
 * once for all waiting calls; resolves to true once given. A separate file, because the client is part of every first
 * load, and the window is not.
 */
export const passwordGate: { ask?: Ask | undefined } = {};

/** Sends a call, and repeats it once the required password was given. */
export async function withPassword<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'identity/confirm-password' || !(await passwordGate.ask?.()))
      throw error;
    return send();
  }
}
