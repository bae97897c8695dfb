import type { GetTwoFactor } from '../../../domain/identity/queries/get-two-factor.ts';
import type { BeginTwoFactor } from '../../../domain/identity/use-cases/begin-two-factor.ts';
import type { ConfirmTwoFactor } from '../../../domain/identity/use-cases/confirm-two-factor.ts';
import type { RemoveTwoFactor } from '../../../domain/identity/use-cases/remove-two-factor.ts';
import { TEAM_ROLES } from '../../../domain/kernel/literals.ts';
import { codeBody, currentPasswordBody, removeTwoFactorBody } from '../../../wire/identity.ts';
import { paths } from '../../../wire/paths.ts';
import {
  type MessageReply,
  messageSchema,
  type RecoveryCodesReply,
  recoveryCodesSchema,
  type TwoFactorReply,
  type TwoFactorSecretReply,
  twoFactorSchema,
  twoFactorSecretSchema,
} from '../../../wire/replies/identity.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface TwoFactorUseCases {
  readonly getTwoFactor: GetTwoFactor;
  readonly beginTwoFactor: BeginTwoFactor;
  readonly confirmTwoFactor: ConfirmTwoFactor;
  readonly removeTwoFactor: RemoveTwoFactor;
}

const TURNED_OFF = 'Two-factor sign-in is off.';

/** An administrator's own second factor. */
export function twoFactorRoutes(useCases: TwoFactorUseCases): Route[] {
  const read = async ({ user: { userId } }: Call): Promise<TwoFactorReply> => {
    const { since, recoveryCodes, isWanted } = await useCases.getTwoFactor.run({ userId });
    return { isOn: since !== null, since: since?.toISOString() ?? null, recoveryCodes, isWanted };
  };

  const begin = async ({
    body: { currentPassword },
    user: { user },
  }: Call<{ body: typeof currentPasswordBody }>): Promise<TwoFactorSecretReply> =>
    useCases.beginTwoFactor.run({ user, currentPassword });

  const confirm = async ({
    body: { code },
    user: { user },
  }: Call<{ body: typeof codeBody }>): Promise<RecoveryCodesReply> => ({
    recoveryCodes: [...(await useCases.confirmTwoFactor.run({ user, code }))],
  });

  const remove = async ({
    body: { currentPassword, code },
    user: { user },
  }: Call<{ body: typeof removeTwoFactorBody }>): Promise<MessageReply> => {
    await useCases.removeTwoFactor.run({ user, currentPassword, code });
    return { message: TURNED_OFF };
  };

  return inContext('identity', [
    route({
      method: 'get',
      path: paths.twoFactor,
      rule: 'admin',
      roles: TEAM_ROLES,
      summary: 'Whether the caller signs in with a second factor, and should',
      cache: 'no-store',
      reply: twoFactorSchema,
      handle: read,
    }),
    route({
      method: 'post',
      path: paths.twoFactor,
      rule: 'admin',
      roles: TEAM_ROLES,
      grave: 'no: it asks for the password itself',
      limit: 'reset',
      summary: 'Make the secret for an authenticator app',
      body: currentPasswordBody,
      cache: 'no-store',
      reply: twoFactorSecretSchema,
      refusals: [409],
      handle: begin,
    }),
    route({
      method: 'post',
      path: paths.confirmTwoFactor,
      rule: 'admin',
      roles: TEAM_ROLES,
      grave: 'no: it asks for the password itself',
      limit: 'reset',
      summary: 'Turn two-factor sign-in on by a first code of the app',
      body: codeBody,
      cache: 'no-store',
      reply: recoveryCodesSchema,
      refusals: [409],
      handle: confirm,
    }),
    route({
      method: 'post',
      path: paths.removeTwoFactor,
      rule: 'admin',
      roles: TEAM_ROLES,
      grave: 'no: it asks for the password itself',
      limit: 'reset',
      summary: 'Turn two-factor sign-in off',
      body: removeTwoFactorBody,
      cache: 'no-store',
      reply: messageSchema,
      handle: remove,
    }),
  ]);
}
