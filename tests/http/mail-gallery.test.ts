import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailGallery } from '../../src/main/dev-mails.ts';
import { MAIL_TEMPLATES } from '../../web/text/copy/admin-mails.ts';

describe('the gallery of mails', () => {
  const kinds = Object.keys(MAIL_TEMPLATES.names);
  let origin: string;
  let close: () => void;
  beforeAll(async () => {
    const app = express().use(mailGallery({ name: 'Cusp', origin: 'http://localhost', email: 'hello@example.org' }));
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = () => server.close();
  });
  afterAll(() => close());

  it('frames every kind of mail that the admin may look at', async () => {
    const page = await (await fetch(`${origin}/dev/mails`)).text();
    expect(kinds.length).toBeGreaterThan(10);
    expect([...page.matchAll(/<section id="([^"]+)"/g)].map(([, kind]) => kind).toSorted()).toEqual(kinds.toSorted());
    expect(page.match(/<iframe sandbox=""/g)).toHaveLength(2 * kinds.length);
  });

  it('shows each as a document that runs nothing', async () => {
    for (const kind of kinds) {
      const response = await fetch(`${origin}/dev/mails/${kind}`);
      expect(response.headers.get('content-security-policy'), kind).toContain('sandbox');
      expect(await response.text(), kind).toContain('</html>');
    }
  });
});
