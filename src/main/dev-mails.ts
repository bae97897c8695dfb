import { Router } from 'express';
import { escape } from '../adapters/mail-template/html.ts';
import { SchoolMailRenderer } from '../adapters/mail-template/school-mail-renderer.ts';
import { SystemClock } from '../adapters/node-crypto/system-clock.ts';
import type { Mail } from '../domain/kernel/mail.ts';
import { sampleOf } from '../domain/operations/queries/preview-mail.ts';
import { showMail } from '../http/routes/operations/mail-page.ts';
import { mailSamples } from './composition/links/operations.ts';

const PATH = '/dev/mails';

interface School {
  readonly name: string;
  readonly origin: string;
  readonly email: string;
}

/**
 * Mails in the gallery of `npm run dev`: a sample of each kind, in desktop and phone width. The admin's own page of
 * them, which also sends one, is /admin/mail-templates.
 */
export function mailGallery(school: School): Router {
  const samples = mailSamples(school, { contactEmail: school.email }, new SystemClock());
  const renderer = new SchoolMailRenderer(school);
  const router = Router();
  router.get(PATH, (_req, res) => void res.type('html').send(pageOf(samples.list())));
  router.get(`${PATH}/:kind`, (req, res) => showMail(res, renderer.render(sampleOf(samples, req.params.kind)).html));
  return router;
}

const pageOf = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Mails · Gallery</title>
<style>
  body { margin: 32px; font-family: system-ui, sans-serif; }
  .frames { display: flex; flex-wrap: wrap; gap: 24px; }
  iframe { height: 720px; max-width: 100%; border: 1px solid GrayText; border-radius: 12px; }
</style>
<h1>Mails</h1>
<p><a href="/dev/gallery">Gallery</a> · every kind of mail, wide and on a phone. They follow the theme of the system.</p>
${mails.map(sectionOf).join('\n')}
</html>
`;

function sectionOf({ kind, subject, preheader }: Mail): string {
  const frame = (width: number) =>
    `<iframe sandbox="" loading="lazy" width="${width}" src="${PATH}/${escape(kind)}" title="${escape(subject)}"></iframe>`;
  return `<section id="${escape(kind)}">
<h2>${escape(subject)}</h2>
<p>${escape(preheader)}</p>
<div class="frames">${frame(680)}${frame(390)}</div>
</section>`;
}
