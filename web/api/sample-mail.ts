import { useMutation } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import { call } from './client.ts';

/** Sends a mail of one kind to the signed-in person, with made-up facts. */
export const useSendSample = () =>
  useMutation({ mutationFn: (kind: string) => call(href(paths.sendSampleMail, { kind }), { method: 'POST' }) });
