import { EnablePerson } from '../../domain/identity/use-cases/enable-person.ts';
import { onAccount } from './on-account.ts';
import { say } from './run-command.ts';

/**
 * `admin:enable`: enables a disabled administrator, named by ADMIN_EMAIL, when no other one is left who could. Leaves
 * an entry in the audit log.
 */
export const enableAdmin = (env: NodeJS.ProcessEnv): Promise<void> =>
  onAccount(env, async (container, email) => {
    const wasDisabled = await container.get(EnablePerson).forOperator({ email });
    say(wasDisabled ? `${email} can sign in again.` : `The account of ${email} was not disabled.`);
  });
