import { describe, expect, it } from 'vitest';
import { opaquePassword } from '../../../src/domain/identity/passwords.ts';
import { PlainPasswordHasher } from '../../doubles/identity/plain-password-hasher.ts';
import { ADA, identityWorld } from './identity-world.ts';

const REFUSED = { code: 'identity/wrong-credentials' };
/** As Windows, a Mac, a French and a Japanese keyboard give the same password. */
const COMPOSED = 'crème brûlée à Łódź';
const DECOMPOSED = COMPOSED.normalize('NFD');
const OTHER_BLANKS = COMPOSED.replace(' ', '\u00a0').replace(' ', '\u3000');

describe('a password', () => {
  it.each([
    ['Zoe\u0308', 'Zoë'],
    ['a\u00a0b\u3000c\u2009d', 'a b c d'],
    ['  kept  blanks  ', '  kept  blanks  '],
    ['ﬁ Ａ ² keep their form', 'ﬁ Ａ ² keep their form'],
    ['CASE', 'CASE'],
  ])('%j is %j', (typed, opaque) => expect(opaquePassword(typed)).toBe(opaque));

  it.each([COMPOSED, DECOMPOSED, OTHER_BLANKS])('chosen as %j opens however it is typed', async (chosen) => {
    const { register, signInAda, changePassword, confirmPassword } = identityWorld();
    const ada = await register.run({ ...ADA, password: chosen });
    for (const password of [COMPOSED, DECOMPOSED, OTHER_BLANKS]) {
      const { session } = await signInAda({ password });
      const asked = { userId: ada.id, sessionId: session.id };
      await confirmPassword.run({ ...asked, password });
      await changePassword.run({ ...asked, currentPassword: password, password: chosen });
    }
    await expect(signInAda({ password: COMPOSED.toUpperCase() })).rejects.toMatchObject(REFUSED);
  });

  it('with a hash of before, as it was typed then, still opens, and gets a hash that opens however it is typed', async () => {
    const { addUser, signInAda, stores } = identityWorld();
    const { id } = await addUser({ email: ADA.email, passwordHash: await new PlainPasswordHasher().hash(DECOMPOSED) });
    const hash = async () => (await stores.users.find(id))?.passwordHash;
    const before = await hash();
    await expect(signInAda({ password: COMPOSED })).rejects.toMatchObject(REFUSED);
    await signInAda({ password: DECOMPOSED });
    const after = await hash();
    expect(after).not.toBe(before);
    await signInAda({ password: COMPOSED });
    await signInAda({ password: DECOMPOSED });
    expect(await hash()).toBe(after);
  });

  it('that is compared in two forms is one attempt', async () => {
    const { register, signInAda } = identityWorld();
    await register.run(ADA);
    for (let turn = 0; turn < 50; turn += 1)
      await expect(signInAda({ password: DECOMPOSED })).rejects.toMatchObject(REFUSED);
    await expect(signInAda()).rejects.toMatchObject({ code: 'identity/too-many-attempts' });
  });

  it('is compared as often for an unknown address as for a known one', async () => {
    const { register, signInWith } = identityWorld();
    await register.run(ADA);
    let asked = 0;
    class CountingHasher extends PlainPasswordHasher {
      override verify(...given: Parameters<PlainPasswordHasher['verify']>): Promise<boolean> {
        asked += 1;
        return super.verify(...given);
      }
    }
    const signIn = signInWith(new CountingHasher());
    const countOf = async (email: string) => {
      asked = 0;
      await signIn.run({ email, password: DECOMPOSED, kind: 'web', device: '' }).catch(() => undefined);
      return asked;
    };
    expect([await countOf(ADA.email), await countOf('nobody@example.com')]).toEqual([2, 2]);
  });
});
