import { object } from 'yup';

export const settings = object({});
