import { RemoveTwoFactor } from '../../domain/identity/use-cases/remove-two-factor.ts';
import { onAccount } from './on-account.ts';
import { say } from './run-command.ts';

/**
 * `admin:two-factor-off`: for an administrator who has lost phone and recovery codes, named by ADMIN_EMAIL. Their
 * password alone opens the account from then on, and they are told by mail.
 */
export const takeTwoFactorOff = (env: NodeJS.ProcessEnv): Promise<void> =>
  onAccount(env, async (container, email) => {
    const wasOn = await container.get(RemoveTwoFactor).forOperator({ email });
    say(wasOn ? `Two-factor sign-in is off for ${email}.` : `Two-factor sign-in was not on for ${email}.`);
  });
