import type { Page } from 'playwright';

/**
 * The bare loop in a browser: each file is asked an address for and PUT, one after the other, with nothing around it.
 * Answers the seconds.
 */
export async function loopInPage(page: Page, paths: readonly string[], token: string): Promise<number> {
  await page.goto('/Tnc');
  await page.evaluate(() => {
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true, id: 'loop' });
    document.body.append(input);
  });
  await page.locator('#loop').setInputFiles([...paths]);
  return page.evaluate(async (bearer) => {
    const start = performance.now();
    for (const file of document.querySelector<HTMLInputElement>('#loop')?.files ?? []) {
      const query = new URLSearchParams({ fileName: file.name, fileType: file.type, folder: 'documents' });
      const answer = await fetch(`/api/upload/presign?${query.toString()}`, {
        headers: { Authorization: `Bearer ${bearer}` },
      });
      const { uploadUrl, contentType } = (await answer.json()) as { uploadUrl: string; contentType: string };
      const put = await fetch(uploadUrl, { method: 'PUT', body: file, headers: { 'Content-Type': contentType } });
      if (!put.ok) throw new Error(`The PUT of ${file.name} answered ${put.status}.`);
    }
    return (performance.now() - start) / 1000;
  }, token);
}
