import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../../web/forms/checkbox.tsx';
import { Form } from '../../../web/forms/form.tsx';
import { TextField } from '../../../web/forms/text-field.tsx';

const send = vi.fn();
const schema = async () => ({ validate: async (values: unknown) => values }) as never;

const Sample = ({ start = { name: '', email: '', agree: false } }) => (
  <Form start={start} schema={schema} onSubmit={(values) => void send(values)}>
    <TextField name="name" label="Name" />
    <TextField name="email" label="Email" />
    <Checkbox name="agree" label="I agree" />
  </Form>
);

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  // What React says about the two attributes of the document, which only a development build does.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  root.remove();
  send.mockClear();
  vi.restoreAllMocks();
});

const control = (name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement;
const form = () => root.querySelector('form') as HTMLFormElement;

/** The form as it comes in a document: filled in by `fill` before it is taken over. */
async function takeOver(fill: () => void, sample = <Sample />): Promise<void> {
  const { renderToString } = await import('react-dom/server');
  root.innerHTML = renderToString(<Sample />);
  form().method = 'dialog';
  form().dataset['rendered'] = '';
  fill();
  await act(async () => void hydrateRoot(root, sample));
}

describe('a form that came rendered', () => {
  it('keeps what was typed and ticked, and sends it', async () => {
    await takeOver(() => {
      control('name').value = 'Early';
      control('agree').checked = true;
    });
    await act(async () => form().requestSubmit());
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Early', email: '', agree: true }));
    expect(control('name').value).toBe('Early');
  });

  it('is sent once when somebody has pressed already', async () => {
    await takeOver(() => {
      control('email').value = 'early@example.org';
      form().dataset['pressed'] = '';
    });
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ name: '', email: 'early@example.org', agree: false }));
    expect(send).toHaveBeenCalledTimes(1);
    expect([form().method, { ...form().dataset }]).toEqual(['get', {}]);
  });

  it('waits for the person otherwise, and shows what the page knew before', async () => {
    await takeOver(() => undefined, <Sample start={{ name: 'Known', email: '', agree: false }} />);
    expect(control('name').value).toBe('Known');
    expect(send).not.toHaveBeenCalled();
  });
});
