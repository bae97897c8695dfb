import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';

/**
 * PDFium functions that we call; the package's own classes lack some. Arguments and results are numbers, pointers
 * included.
 */
const FUNCTIONS = [
  'FPDF_InitLibrary',
  'FPDF_LoadMemDocument',
  'FPDF_GetLastError',
  'FPDF_CloseDocument',
  'FPDF_GetMetaText',
  'FPDF_GetPageCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_RenderPageBitmap',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_Destroy',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetText',
  'FPDFDoc_GetJavaScriptActionCount',
  'FPDFDoc_GetAttachmentCount',
] as const;

type Call = (...numbers: number[]) => number;

interface Memory {
  /** Replaced when the memory grows: never keep a reference. */
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  readonly wasmExports: { malloc(bytes: number): number; free(pointer: number): void };
}

export type Pdfium = Readonly<Record<(typeof FUNCTIONS)[number], Call>> & { readonly memory: Memory };

interface Imports {
  readonly env: { emscripten_resize_heap(bytes: number): unknown };
}

/** WebAssembly, which Node has but its types lack. */
const { WebAssembly: assembly } = globalThis as unknown as {
  WebAssembly: { instantiate(wasm: Uint8Array, imports: Imports): Promise<{ instance: unknown; module: unknown }> };
};

/**
 * Opens PDFium with memory limited to `maxMemoryBytes`: beyond it, calls fail or throw within the sandbox. The
 * package's own limit is two GiB.
 */
export async function openPdfium(maxMemoryBytes: number): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
  const open = PDFiumModule as unknown as (options: object) => Promise<Memory & Record<string, Call>>;
  const module = await open({
    locateFile: () => '',
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports: Imports, done: (instance: unknown, module: unknown) => void) {
      const grow = imports.env.emscripten_resize_heap;
      imports.env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > maxMemoryBytes ? 0 : grow(bytes));
      void assembly.instantiate(wasm, imports).then((made) => done(made.instance, made.module));
      return {};
    },
  });
  const functions = Object.fromEntries(FUNCTIONS.map((name) => [name, module[`_${name}`]])) as Record<
    (typeof FUNCTIONS)[number],
    Call
  >;
  functions.FPDF_InitLibrary();
  return { ...functions, memory: module };
}

/** Allocates library memory for the callback and frees it. Rejects when the memory is exhausted. */
export async function withMemory<T>(
  { memory }: Pdfium,
  bytes: number,
  work: (pointer: number) => T | Promise<T>,
): Promise<T> {
  const pointer = memory.wasmExports.malloc(bytes);
  if (pointer === 0) throw new RangeError('The library may take up no more memory.');
  try {
    return await work(pointer);
  } finally {
    memory.wasmExports.free(pointer);
  }
}
