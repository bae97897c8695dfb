import { app } from 'electron';

export const journal = app.getPath('userData');
