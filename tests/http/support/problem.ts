import { expect } from 'vitest';

/** A refusal as decision B3 has it: one sentence twice, a stable code, and nothing of the machinery. */
export const problem = (status: number, code: string, fields?: readonly string[]) => ({
  status,
  headers: expect.objectContaining({ 'content-type': expect.stringMatching(/^application\/json/) }),
  json: expect.objectContaining({
    code,
    message: expect.stringMatching(/^\S.*\S$/s),
    error: expect.stringMatching(/^\S.*\S$/s),
    ...(fields ? { fields: Object.fromEntries(fields.map((field) => [field, expect.stringMatching(/\S/)])) } : {}),
  }),
  text: expect.not.stringMatching(/\n\s+at |node_modules|\.ts:|select |insert |SQLITE|sqlite|<html/i),
});
