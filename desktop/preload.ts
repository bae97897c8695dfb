import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import type { UploadRow, UploadTarget } from '../src/uploads/upload-queue.ts';
import type { DesktopBridge } from '../src/wire/desktop-bridge.ts';
import { CHANNELS, TOLD } from './channel-names.ts';

/** Returns a file's path; empty for files that were not picked or dropped by the person. */
const pathOf = (file: File): string => webUtils.getPathForFile(file);

/** Returns the main process's handle for each picked or dropped file that may be opened. */
async function holdOf(files: readonly (File | undefined)[]): Promise<ReadonlyMap<File, string>> {
  const picked = files.filter((file) => file !== undefined && pathOf(file) !== '') as File[];
  const handles = (await ipcRenderer.invoke(CHANNELS.hold, picked.map(pathOf))) as (string | null)[];
  return new Map(picked.map((file, at) => [file, handles[at] ?? ''] as const).filter(([, handle]) => handle !== ''));
}

/** Captions that the page converted from another format have no path: they cross the bridge as text. */
async function sidecarOf(file: File | undefined, held: ReadonlyMap<File, string>) {
  if (!file) return undefined;
  if (pathOf(file) === '') return { name: file.name, text: await file.text() };
  const handle = held.get(file);
  return handle === undefined ? undefined : { handle };
}

function listen<News>(channel: string, listener: (news: News) => void): () => void {
  const heard = (_event: IpcRendererEvent, news: News) => listener(news);
  ipcRenderer.on(channel, heard);
  return () => void ipcRenderer.off(channel, heard);
}

/** The API for the page. It exposes nothing of Electron: `ipcRenderer`, paths and handles never cross the bridge. */
const bridge: DesktopBridge<UploadRow, UploadTarget, File> = {
  rows: () => ipcRenderer.invoke(CHANNELS.rows),
  onRows: (listener) => listen(TOLD.rows, listener),
  async add(batchId, requests) {
    const held = await holdOf(requests.flatMap(({ file, captions, chapters }) => [file, captions, chapters]));
    const handled = await Promise.all(
      requests.map(async ({ file, captions, chapters, ...request }) => ({
        ...request,
        handle: held.get(file),
        captions: await sidecarOf(captions, held),
        chapters: await sidecarOf(chapters, held),
      })),
    );
    await ipcRenderer.invoke(CHANNELS.add, { batchId, requests: handled.filter(({ handle }) => handle !== undefined) });
  },
  reattach: async (files) => ipcRenderer.invoke(CHANNELS.reattach, [...(await holdOf(files)).values()]),
  pause: (ids) => ipcRenderer.invoke(CHANNELS.pause, ids),
  resume: (ids) => ipcRenderer.invoke(CHANNELS.resume, ids),
  retry: (ids) => ipcRenderer.invoke(CHANNELS.retry, ids),
  remove: (ids) => ipcRenderer.invoke(CHANNELS.remove, ids),
  move: (ids, beforeId) => ipcRenderer.invoke(CHANNELS.move, { ids, beforeId }),
  save: (ids) => ipcRenderer.invoke(CHANNELS.save, ids),
  status: () => ipcRenderer.invoke(CHANNELS.status),
  onStatus: (listener) => listen(TOLD.status, listener),
  setLimits: (limits) => ipcRenderer.invoke(CHANNELS.setLimits, limits),
  history: () => ipcRenderer.invoke(CHANNELS.history),
  saveReport: () => ipcRenderer.invoke(CHANNELS.saveReport),
  changeServer: () => ipcRenderer.invoke(CHANNELS.changeServer),
};

contextBridge.exposeInMainWorld('desktop', bridge);
