import { HEAP_LIMIT, type Program } from '../../src/adapters/fence/program.ts';
import { sharedPdfReader } from './compiled-program.ts';

// In place of src/main/installation/import-program.ts, as reading-program.ts is in place of the other.

const { programOf } = await sharedPdfReader();

export const importProgram = (): Program => ({ path: programOf('import-process'), execArgv: [HEAP_LIMIT] });
