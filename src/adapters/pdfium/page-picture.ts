import sharp from 'sharp';
import type { ReadingLimits } from '../../domain/media/document-reader.ts';
import { type Pdfium, withMemory } from './library.ts';

const BYTES_PER_PIXEL = 4;
const BGRA = 4;
const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const QUALITY = 78;

/** Renders the page as WebP within the limits; undefined if it has no size. */
export async function pagePicture(
  pdfium: Pdfium,
  page: number,
  limits: ReadingLimits,
): Promise<Uint8Array | undefined> {
  const size = fitted(pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page), limits);
  if (!size) return undefined;
  const { width, height } = size;
  const bytes = width * height * BYTES_PER_PIXEL;
  const pixels = await withMemory(pdfium, bytes, (pointer) => {
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, pointer, width * BYTES_PER_PIXEL);
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_FIRST);
    pdfium.FPDFBitmap_Destroy(bitmap);
    return pdfium.memory.HEAPU8.slice(pointer, pointer + bytes);
  });
  return sharp(pixels, { raw: { width, height, channels: BYTES_PER_PIXEL } })
    .removeAlpha()
    .webp({ quality: QUALITY })
    .toBuffer();
}

function fitted(width: number, height: number, { previewWidth, previewHeight }: ReadingLimits) {
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) return undefined;
  const scale = Math.min(previewWidth / width, previewHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
