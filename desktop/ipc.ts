import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import type { Schema } from 'yup';

/** Whose messages are heard. */
export interface Door {
  /** The page's own; undefined while there is none. */
  origin(): string | undefined;
  window(): WebContents | undefined;
}

/**
 * The one door from page to shell: the top frame of our own window, at our own origin, with an argument that fits, or
 * no answer. Every channel goes through it; a text rule finds `ipcMain` anywhere else.
 */
export function answer<Input, Reply>(
  { origin, window }: Door,
  channel: string,
  schema: Schema<Input>,
  handle: (input: Input) => Reply | Promise<Reply>,
): void {
  ipcMain.handle(channel, async (event, input: unknown): Promise<Reply> => {
    if (!isTrusted(event, origin(), window())) throw new Error(`${channel} is refused.`);
    return handle(await schema.validate(input, { strict: true }));
  });
}

export function closeDoor(channels: readonly string[]): void {
  for (const channel of channels) ipcMain.removeHandler(channel);
}

/** A frame that is gone has no origin; one that has navigated meanwhile has another. */
function isTrusted(
  { sender, senderFrame }: IpcMainInvokeEvent,
  origin: string | undefined,
  window: WebContents | undefined,
): boolean {
  if (!senderFrame || origin === undefined || sender !== window) return false;
  return senderFrame === sender.mainFrame && senderFrame.origin === origin && originOf(senderFrame.url) === origin;
}

function originOf(url: string): string | undefined {
  try {
    const { protocol, host, origin } = new URL(url);
    // A scheme that is not of the web has no origin of its own to Node.
    return origin === 'null' ? `${protocol}//${host}` : origin;
  } catch {
    return undefined;
  }
}
