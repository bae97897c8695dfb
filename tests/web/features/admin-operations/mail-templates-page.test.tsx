import { beforeEach, describe, expect, it } from 'vitest';
import { MailTemplatesPage } from '../../../../web/features/admin-operations/mail-templates-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const templates = [
  { kind: 'welcome', subject: 'Welcome to Cusp', preheader: 'Your account is ready.' },
  { kind: 'receipt', subject: 'Your receipt', preheader: 'Your course is ready.' },
];
beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/mail-templates', { body: { templates } });
});

describe('/admin/mail-templates', () => {
  it('shows each template in a frame that may do nothing', async () => {
    const page = show(<MailTemplatesPage />);
    const frame = await page.findByTitle('Preview: Welcome');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('src')).toBe('/api/admin/mail-templates/welcome/page');
    await page.user.selectOptions(page.getByLabelText('Email'), 'receipt');
    expect(page.getByTitle('Preview: Receipt').getAttribute('src')).toBe('/api/admin/mail-templates/receipt/page');
    expect(page.getByText('Your course is ready.')).toBeTruthy();
  });

  it('sends the chosen one to oneself, or says why not', async () => {
    server.on('POST /admin/mail-templates/receipt/send', { status: 204 });
    const page = show(<MailTemplatesPage />);
    await page.user.selectOptions(await page.findByLabelText('Email'), 'receipt');
    await page.user.click(page.getByRole('button', { name: 'Send it to me' }));
    expect(await page.findByText('We sent “Your receipt” to you.')).toBeTruthy();
    const tooMany = 'Too many attempts. Please try again in 5 minutes.';
    server.on('POST /admin/mail-templates/receipt/send', { status: 429, body: { message: tooMany } });
    await page.user.click(page.getByRole('button', { name: 'Send it to me' }));
    expect(await page.findByText(tooMany)).toBeTruthy();
  });
});
