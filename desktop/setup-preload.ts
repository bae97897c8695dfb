import { contextBridge, ipcRenderer } from 'electron';
import type { SetupBridge } from '../src/wire/desktop-bridge.ts';
import { SETUP_CHANNEL } from './channel-names.ts';

const bridge: SetupBridge = {
  connect: (address) => ipcRenderer.invoke(SETUP_CHANNEL, address),
};

contextBridge.exposeInMainWorld('setup', bridge);
