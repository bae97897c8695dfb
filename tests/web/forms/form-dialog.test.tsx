import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { object, string } from 'yup';
import { ApiError } from '../../../web/api/client.ts';
import { FormDialog } from '../../../web/forms/form-dialog.tsx';
import { TextField } from '../../../web/forms/text-field.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { show } from '../features/support/screen.tsx';

const schema = async () => object({ reason: string().required('Please give a reason.') });

interface PageProps {
  send: (values: { reason: string }) => Promise<string | false | undefined>;
  action?: string;
}

function Page({ send, action }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <FormDialog
          title="Disable the account?"
          description="Nobody signs in with it."
          start={{ reason: '' }}
          schema={schema}
          action={action}
          busy="Disabling..."
          onSubmit={send}
          onClose={() => setOpen(false)}
        >
          <TextField name="reason" label="Reason" />
        </FormDialog>
      )}
    </>
  );
}

const open = async (send: PageProps['send'], action: string | undefined = 'Disable') => {
  const page = show(<Page send={send} action={action} />);
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable the account?' }));
  return { ...page, dialog };
};
const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
const opener = () => screen.findByRole('button', { name: 'Open' });

it('sends what is typed, is busy meanwhile, closes, says it is done and gives the focus back', async () => {
  let resolve = (_done: string) => undefined as void;
  const sent: object[] = [];
  const { user, dialog } = await open((values) => {
    sent.push(values);
    return new Promise((answer) => (resolve = answer));
  });
  expect(dialog.getByText('Nobody signs in with it.')).not.toBeNull();
  await user.type(reason(), 'Shared{Enter}');
  expect((await dialog.findByRole('button', { name: 'Disabling...' })).getAttribute('aria-busy')).toBe('true');
  resolve('It is disabled.');
  expect(await screen.findByText('It is disabled.')).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await opener());
  expect(sent).toEqual([{ reason: 'Shared' }]);
});

it('sends nothing that the schema refuses', async () => {
  const { user, dialog } = await open(() => Promise.reject(new Error('sent')));
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await dialog.findByText('Please give a reason.')).not.toBeNull();
  expect(document.activeElement).toBe(reason());
});

it('keeps every word where the server refuses: under its field, or in the banner', async () => {
  const answers = [{ fields: { reason: 'This reason is too long.' } }, { error: 'It is disabled already.' }];
  const { user, dialog } = await open(async () => Promise.reject(new ApiError(409, answers.shift() ?? {}, '')));
  await user.type(reason(), 'Shared{Enter}');
  expect(await dialog.findByText('This reason is too long.')).not.toBeNull();
  expect(reason().getAttribute('aria-invalid')).toBe('true');
  await user.type(reason(), '!');
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect((await dialog.findByText('It is disabled already.')).closest('[role=alert]')).not.toBeNull();
  expect(reason().value).toBe('Shared!');
});

it('stays open where the page asks for more', async () => {
  let asked = 0;
  const { user, dialog } = await open(async () => ((asked += 1), false as const));
  await user.type(reason(), 'Shared{Enter}');
  await dialog.findByRole('button', { name: 'Disable' });
  expect(asked).toBe(1);
  expect(reason().value).toBe('Shared');
});

it.each(['Cancel', 'Close'])('closes by %s and sends nothing', async (name) => {
  const { user, dialog } = await open(() => Promise.reject(new Error('sent')));
  await user.type(reason(), 'Shared');
  await user.click(dialog.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await opener());
});

it('offers no button where there is nothing to submit', async () => {
  const page = show(<Page send={async () => undefined} />);
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Cancel']);
});
