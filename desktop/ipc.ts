import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import type { Schema } from 'yup';

/** The only sender whose messages are accepted. */
export interface Door {
  /** The page's origin; undefined before there is a page. */
  origin(): string | undefined;
  window(): WebContents | undefined;
}

/**
 * Registers an IPC handler. It answers only the top frame of our own window, at our own origin, with an argument that
 * fits the schema. All channels use it; a text rule forbids `ipcMain` elsewhere.
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

/** Compares the sender's frame and origin. A closed frame has no origin; a frame that navigated has another one. */
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
    // Node returns the origin `null` for a custom scheme.
    return origin === 'null' ? `${protocol}//${host}` : origin;
  } catch {
    return undefined;
  }
}
