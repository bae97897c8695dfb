import { openFakeStripe } from '../../support/fake-stripe/fake-stripe.ts';
import { openSmtp } from '../../support/smtp-server.ts';
import { BuiltSchool } from './built-school.ts';
import { makeFirstOwner } from './first-owner.ts';
import { ADMIN } from './people.ts';
import { test as base, opened } from './test.ts';

const SECRETS = { secretKey: 'sk_test_opening', webhookSecret: 'whsec_opening' };

/** The built school on an empty database, with a payment service and a mail server, and nobody but its first owner. */
export async function openEmptySchool() {
  const [stripe, smtp] = await Promise.all([openFakeStripe(SECRETS), openSmtp()]);
  const school = await BuiltSchool.open({
    SEED_DEMO: '0',
    STRIPE_SECRET_KEY: SECRETS.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
    STRIPE_API_BASE: stripe.origin,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'mail@school.example',
  });
  stripe.webhook.url = `${school.origin}/api/payment/webhook`;
  await makeFirstOwner(school, ADMIN);
  return {
    school,
    stripe,
    /** Texts of what has arrived for somebody. */
    mailsTo: (address: string): string[] =>
      smtp.received
        .filter(({ to }) => [to ?? []].flat().some(({ value }) => value.some((one) => one.address === address)))
        .map(({ text = '' }) => text),
    async close() {
      await school.close();
      await Promise.all([stripe.close(), smtp.close()]);
    },
  };
}

/** One such school serves all tests of a file. */
export const test = base.extend<object, { empty: Awaited<ReturnType<typeof openEmptySchool>> }>({
  empty: opened(openEmptySchool),
  school: ({ empty }, use) => use(empty.school),
});
