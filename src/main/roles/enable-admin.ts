import { EnablePerson } from '../../domain/identity/use-cases/enable-person.ts';
import { onAccount } from './on-account.ts';
import { say } from './run-command.ts';

/**
 * `admin:enable`: for an administrator who was disabled, named by ADMIN_EMAIL, where no other one is left who could
 * enable them. The audit log tells of it.
 */
export const enableAdmin = (env: NodeJS.ProcessEnv): Promise<void> =>
  onAccount(env, async (container, email) => {
    const wasDisabled = await container.get(EnablePerson).forOperator({ email });
    say(wasDisabled ? `${email} can sign in again.` : `The account of ${email} was not disabled.`);
  });
