import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import type { UploadRow, UploadTarget } from '../src/uploads/upload-queue.ts';
import type { DesktopBridge } from '../src/wire/desktop-bridge.ts';
import { CHANNELS, TOLD } from './channel-names.ts';

/** A file that no person has picked or dropped has no path. */
const pathOf = (file: File): string => webUtils.getPathForFile(file);

/**
 * Captions may be made by the page, of a file in another form: these have no path, and cross as the text that they are.
 */
async function sidecarOf(file: File | undefined) {
  if (!file) return undefined;
  const path = pathOf(file);
  return path === '' ? { name: file.name, text: await file.text() } : { path };
}

function listen<News>(channel: string, listener: (news: News) => void): () => void {
  const heard = (_event: IpcRendererEvent, news: News) => listener(news);
  ipcRenderer.on(channel, heard);
  return () => void ipcRenderer.off(channel, heard);
}

/** The page gets these functions and nothing of Electron: neither `ipcRenderer` nor a path ever crosses. */
const bridge: DesktopBridge<UploadRow, UploadTarget, File> = {
  rows: () => ipcRenderer.invoke(CHANNELS.rows),
  onRows: (listener) => listen(TOLD.rows, listener),
  async add(batchId, requests) {
    const withPaths = await Promise.all(
      requests.map(async ({ file, captions, chapters, ...request }) => ({
        ...request,
        path: pathOf(file),
        captions: await sidecarOf(captions),
        chapters: await sidecarOf(chapters),
      })),
    );
    await ipcRenderer.invoke(CHANNELS.add, { batchId, requests: withPaths.filter(({ path }) => path !== '') });
  },
  reattach: (files) => ipcRenderer.invoke(CHANNELS.reattach, files.map(pathOf).filter(Boolean)),
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
