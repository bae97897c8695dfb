import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { boolean, object, string } from 'yup';
import { M } from '../../../src/wire/messages.ts';
import { ApiError } from '../../../web/api/client.ts';
import { Checkbox } from '../../../web/forms/checkbox.tsx';
import { Form } from '../../../web/forms/form.tsx';
import { GroupField } from '../../../web/forms/group-field.tsx';
import { PasswordField } from '../../../web/forms/password-field.tsx';
import { SubmitButton } from '../../../web/forms/submit-button.tsx';
import { TextArea } from '../../../web/forms/text-area.tsx';
import { EmailField, TextField } from '../../../web/forms/text-field.tsx';

const schema = object({
  email: string().required('Please enter your email address.'),
  password: string().required('Please enter your password.'),
});
const wide = schema.shape({
  name: string().required('Please enter your name.'),
  agree: boolean().oneOf([true], 'Please agree.'),
});

const refusal = (facts: { message?: string; fields?: Record<string, string> }) =>
  new ApiError(409, { error: facts.message, ...facts }, 'no words');

function SignIn({
  onSubmit,
  load = async () => schema,
}: {
  onSubmit: (values: object) => Promise<unknown>;
  load?: () => Promise<typeof schema>;
}) {
  return (
    <Form start={{ email: '', password: '' }} schema={load} onSubmit={onSubmit}>
      <EmailField name="email" />
      <PasswordField name="password" label="Password" />
      <SubmitButton busy="Signing in...">Sign in</SubmitButton>
    </Form>
  );
}

const send = (name = 'Sign in') => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

it('fetches the schema at the first focus, not before', async () => {
  const load = vi.fn<() => Promise<typeof schema>>(async () => schema);
  render(<SignIn onSubmit={async () => undefined} load={load} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(email());
  await userEvent.tab();
  expect(load).toHaveBeenCalledOnce();
});

it('does not complain before the first try', async () => {
  render(<SignIn onSubmit={async () => undefined} />);
  await userEvent.click(email());
  await userEvent.tab();
  expect(email().getAttribute('aria-invalid')).toBeNull();
});

it('goes to the first wrong field of a short form and ties the words to it', async () => {
  const submit = vi.fn<() => Promise<void>>(async () => undefined);
  render(<SignIn onSubmit={submit} />);
  await send();
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(submit).not.toHaveBeenCalled();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Please enter your email address.');
});

it('takes the complaint back when the field is left in order', async () => {
  render(<SignIn onSubmit={async () => undefined} />);
  await send();
  await screen.findByText('Please enter your email address.');
  await userEvent.type(email(), 'ada@cusp.test');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText('Please enter your email address.')).toBeNull());
  expect(screen.getByText('Please enter your password.')).not.toBeNull();
});

async function fill() {
  await userEvent.type(email(), 'ada@cusp.test');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
}

it('hands over the answers and says that it is busy', async () => {
  let finish!: () => void;
  const submit = vi.fn<(answers: object) => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
  render(<SignIn onSubmit={submit} />);
  await fill();
  await send();
  await send('Signing in...');
  expect(submit).toHaveBeenCalledOnce();
  expect(submit.mock.calls[0]?.[0]).toEqual({ email: 'ada@cusp.test', password: 'correct horse' });
  finish();
  await screen.findByRole('button', { name: 'Sign in' });
});

it('puts what the server says about a field under it, until the answer changes', async () => {
  render(
    <SignIn
      onSubmit={async () => Promise.reject(refusal({ message: 'Taken', fields: { email: 'Taken already.' } }))}
    />,
  );
  await fill();
  await send();
  await screen.findByText('Taken already.');
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(screen.queryByText('Taken')).toBeNull();

  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('Taken already.')).not.toBeNull();
  await userEvent.type(email(), '.au');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText('Taken already.')).toBeNull());
});

it('says the rest in the banner, in one element, with the focus, and keeps the answers', async () => {
  render(
    <SignIn
      onSubmit={async () => Promise.reject(refusal({ message: M.loginFailed, fields: { captcha: 'no such field' } }))}
    />,
  );
  const region = screen.getByRole('alert');
  await fill();
  await send();
  const words = await screen.findByText(M.loginFailed);
  expect(words.textContent).toBe('Login failed');
  expect(region.contains(words)).toBe(true);
  await waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));
  expect(email().value).toBe('ada@cusp.test');
});

it('has generic words for what is not a refusal', async () => {
  render(<SignIn onSubmit={async () => Promise.reject(new TypeError('x is undefined'))} />);
  await fill();
  await send();
  expect((await screen.findByText('Something went wrong, please try again.')).textContent).toBe(
    M.somethingWentWrongTryAgain,
  );
});

it('lets the server judge when the schema cannot be fetched', async () => {
  const submit = vi.fn<() => Promise<void>>(async () => undefined);
  render(<SignIn onSubmit={submit} load={() => Promise.reject(new Error('offline'))} />);
  await send();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

it('lists the complaints of a long form, in the order of the page, and leads to the fields', async () => {
  const { unmount } = render(
    <Form
      start={{ name: '', email: '', password: '', agree: false }}
      schema={async () => wide}
      onSubmit={async () => undefined}
    >
      <TextField name="name" label="Full name" />
      <EmailField name="email" />
      <PasswordField name="password" label="Password" kind="new" />
      <Checkbox name="agree" label="I agree" />
      <SubmitButton>Sign up</SubmitButton>
    </Form>,
  );
  document.title = 'Sign up · Cusp';
  await send('Sign up');
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Please enter your name.',
    'Please enter your email address.',
    'Please enter your password.',
    'Please agree.',
  ]);
  expect(document.title).toBe('Error: Sign up · Cusp');
  await userEvent.click(screen.getByRole('link', { name: 'Please enter your email address.' }));
  expect(document.activeElement).toBe(email());
  unmount();
  expect(document.title).toBe('Sign up · Cusp');
});

it('checks the field that was left only when the press beside it is over, so that nothing moves from under the finger', async () => {
  render(
    <Form
      start={{ email: '', agree: false }}
      schema={async () => wide.pick(['email', 'agree'])}
      onSubmit={async () => undefined}
    >
      <EmailField name="email" />
      <Checkbox name="agree" label="I agree" />
      <SubmitButton>Sign up</SubmitButton>
    </Form>,
  );
  await send('Sign up');
  const complaint = () => screen.queryByText('Please enter your email address.');
  await screen.findByText('Please enter your email address.');
  await userEvent.type(email(), 'ada@cusp.test');
  const user = userEvent.setup();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
  await user.pointer({ keys: '[MouseLeft>]', target: box });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(complaint(), 'while pressed').not.toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: box });
  await waitFor(() => expect(complaint(), 'afterwards').toBeNull());
  expect(box.checked).toBe(true);
});

it('shows and hides a password, and lets it be pasted', async () => {
  render(<SignIn onSubmit={async () => undefined} />);
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(password);
  await userEvent.paste('correct horse');
  expect(password.value).toBe('correct horse');
  expect(password.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password.type).toBe('password');
});

it('starts again when it is reset', async () => {
  render(
    <Form start={{ message: '' }} onSubmit={async (_values, { reset }) => reset()}>
      <TextArea name="message" label="Message" isOptional hint="A few words" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>(/Message/);
  await userEvent.type(area, 'Hello');
  await send('Send');
  await waitFor(() => expect(area.value).toBe(''));
});

it('puts what is wrong with a list below its heading, and what is wrong in it at the field', async () => {
  const fields = { rows: 'Choose two.', 'rows[1].title': 'Taken.' };
  const submit = vi.fn<() => Promise<void>>(async () => Promise.reject(refusal({ message: 'No.', fields })));
  render(
    <Form start={{ rows: [{ title: 'a' }, { title: 'b' }] }} onSubmit={submit}>
      <GroupField name="rows" label="Rows" hint="Two of them.">
        <TextField name="rows[0].title" label="First" />
        <TextField name="rows[1].title" label="Second" />
      </GroupField>
      <SubmitButton busy="Sending...">Send</SubmitButton>
    </Form>,
  );
  await send('Send');
  expect(submit).toHaveBeenCalledWith({ rows: [{ title: 'a' }, { title: 'b' }] }, expect.anything());
  const group = await screen.findByRole('group', { name: 'Rows' });
  await waitFor(() => expect(described(group)).toEqual(['Two of them.', 'Choose two.']));
  const [first, second] = ['First', 'Second'].map((label) => screen.getByLabelText(label));
  expect([described(first!), described(second!)]).toEqual([[], ['Taken.']]);
  await userEvent.click(screen.getByRole('link', { name: 'Choose two.' }));
  expect(document.activeElement).toBe(group);
  await userEvent.type(second!, 'c');
  await userEvent.tab();
  await waitFor(() => expect([described(group), described(second!)]).toEqual([['Two of them.'], []]));
});

const described = (element: HTMLElement): (string | null | undefined)[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
