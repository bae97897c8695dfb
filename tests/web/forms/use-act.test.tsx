import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { M } from '../../../src/wire/messages.ts';
import { ApiError } from '../../../web/api/client.ts';
import { useAct } from '../../../web/forms/use-act.ts';
import { Button } from '../../../web/ui/button.tsx';
import { show } from '../features/support/screen.tsx';

const ended: boolean[] = [];

function Press({ send, failed }: { send: () => Promise<string | undefined>; failed?: () => string }) {
  const { isBusy, run } = useAct(send, failed);
  return (
    <Button isBusy={isBusy} busyWords="Sending..." onClick={() => void run().then((isDone) => ended.push(isDone))}>
      Send
    </Button>
  );
}

const press = async (send: () => Promise<string | undefined>, failed?: () => string) => {
  ended.length = 0;
  const page = show(<Press send={send} failed={failed} />);
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  return page;
};
const fail = (error: unknown) => async () => {
  throw error;
};

it('is busy until it is answered, then says what it resolves with', async () => {
  let resolve = (_done: string) => undefined as void;
  await press(() => new Promise((answer) => (resolve = answer)));
  expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-busy')).toBe('true');
  resolve('It is sent.');
  expect(await screen.findByText('It is sent.')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull();
  expect(ended).toEqual([true]);
});

it('says nothing where the screen shows it', async () => {
  await press(async () => undefined);
  expect(await screen.findByRole('button', { name: 'Send' })).not.toBeNull();
  expect(ended).toEqual([true]);
  expect(document.querySelector('[data-message]')).toBeNull();
});

it('says why not in the words of the server, with the number of a request that failed by our fault', async () => {
  await press(fail(new ApiError(500, { error: 'The mail is not sent.' }, '', new Headers({ 'X-Request-Id': 'r-7' }))));
  expect(await screen.findByText('The mail is not sent.')).not.toBeNull();
  expect(screen.getByText('r-7')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull();
  expect(ended).toEqual([false]);
});

it('has words for an error that has none, and takes those of its page', async () => {
  const page = await press(fail(new TypeError('x is not a function')));
  expect(await screen.findByText(M.somethingWentWrongTryAgain)).not.toBeNull();
  page.unmount();
  await press(fail(new TypeError('x is not a function')), () => 'This coupon did not change.');
  expect(await screen.findByText('This coupon did not change.')).not.toBeNull();
});
