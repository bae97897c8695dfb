import { within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminContentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import { ManageContentPage } from '../../../../web/features/admin-content/manage-content-page.tsx';
import { pictureOfFrame } from '../../../../web/features/admin-content/video/frame-picture.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { FakeQueue } from './fake-queue.ts';
import { courseOf, dayOf, item, weekOf } from './sample-course.ts';

const held = vi.hoisted(() => ({ queue: undefined as unknown }));
vi.mock('../../../../web/uploads/use-uploads.ts', () => ({ useUploads: () => (held.queue as FakeQueue).use() }));

const server = fakeServer();
const CAPTIONS = '/admin/courses/c1/contents/a/captions';
const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nOpen wide\n';

const file = (name: string, text: string): File => new File([text], name);

async function opened(change: Partial<AdminContentReply> = {}) {
  const lesson = item('a', { duration: 754, width: 1920, height: 1080, ...change });
  server.on('GET /admin/courses/c1', { body: courseOf([weekOf('w1', 1, [dayOf('d1', 1, [lesson])])]) });
  const shown = show(
    <Routes>
      <Route path="/admin/courses/:id/manage" element={<ManageContentPage />} />
    </Routes>,
    '/admin/courses/c1/manage?module=1&day=1',
  );
  await shown.user.click(await shown.findByRole('button', { name: 'More for Item a' }));
  await shown.user.click(await shown.findByRole('menuitem', { name: 'Video details' }));
  const dialog = await shown.findByRole('dialog', { name: 'Video details' });
  const section = (name: string) => within(within(dialog).getByRole('region', { name }));
  const pick = (name: string, one: File) =>
    shown.user.upload(
      within(dialog)
        .getByRole('region', { name })
        .querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      one,
    );
  return { ...shown, lesson, dialog: within(dialog), section, pick };
}

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  held.queue = new FakeQueue();
  server.on('GET /admin/courses/c1/conversions', { body: { conversions: [] } });
});

describe('the details of a video', () => {
  it('tell its length and picture, and what most browsers cannot play', async () => {
    const { dialog } = await opened({ s3Key: 'videos/a.mov', fileName: 'a.mov', rareFormat: 'MOV' });
    expect(dialog.getByText('12:34 · 1920 × 1080')).toBeTruthy();
    expect(dialog.getByText(/Most browsers cannot play MOV files/)).toBeTruthy();
  });

  it('name each line of a captions file that is wrong, before anything is sent', async () => {
    const { section, pick } = await opened();
    await pick('Captions', file('bad.vtt', 'WEBVTT\n\n00:05.000 --> 00:02.000\nx\n\n00:75.000 --> 00:80.000\nx'));
    const captions = section('Captions');
    expect(await captions.findByText('“bad.vtt” was not saved. Nothing has changed.')).toBeTruthy();
    expect(captions.getAllByText(/^Line \d$/).map(({ textContent }) => textContent)).toEqual([
      'Line 3',
      'Line 6',
      'Line 6',
    ]);
    expect(server.seen(`PUT ${CAPTIONS}`)).toEqual([]);
  });

  it('take captions, tell how many there are, and let them go after a second press', async () => {
    const { lesson, section, pick, user } = await opened();
    server.on('GET /stream/videos/new.vtt', { body: 'not JSON' });
    server.on(`PUT ${CAPTIONS}`, (_, query) => ({
      body: {
        ...lesson,
        captionsKey: 'videos/new.vtt',
        title: query.get('fileName') === 'a.srt' ? lesson.title : 'Odd',
      },
    }));
    await pick('Captions', file('a.srt', '1\n00:00:01,000 --> 00:00:02,000\nOpen wide'));
    const captions = section('Captions');
    expect(await captions.findByText('The captions have been saved.')).toBeTruthy();
    expect(captions.getByRole('link', { name: 'Download captions' }).getAttribute('href')).toBe(
      '/stream/videos/new.vtt',
    );

    await user.click(captions.getByRole('button', { name: 'Remove captions' }));
    expect(document.activeElement).toBe(captions.getByRole('button', { name: 'Keep' }));
    expect(server.seen(`DELETE ${CAPTIONS}`)).toEqual([]);
    server.on(`DELETE ${CAPTIONS}`, { body: lesson });
    await user.click(captions.getByRole('button', { name: 'Remove captions' }));
    expect(await captions.findByText('No captions yet.')).toBeTruthy();
    expect(captions.getByText('The captions have been removed.')).toBeTruthy();
  });

  it('tell beside the success what of a captions file shows nothing', async () => {
    const { lesson, section, pick } = await opened();
    server.on('GET /stream/videos/new.vtt', { body: 'not JSON' });
    server.on(`PUT ${CAPTIONS}`, { body: { ...lesson, captionsKey: 'videos/new.vtt', leftOut: [] } });
    await pick('Captions', file('a.vtt', `${VTT}\n00:03 --> 00:04\n\n00:05 --> 00:06\nClose`));
    const captions = section('Captions');
    expect(await captions.findByText('Lines without text were left out:')).toBeTruthy();
    expect(captions.getByText('The captions have been saved.')).toBeTruthy();
    expect(captions.getByText('Line 6')).toBeTruthy();
    expect(captions.getByText('There are no words below these times.')).toBeTruthy();
    await pick('Captions', file('a.vtt', VTT));
    await vi.waitFor(() => expect(captions.queryByText('Line 6')).toBeNull());
  });

  it('say in the server’s words why nothing was saved', async () => {
    const { section, pick } = await opened();
    server.on(`PUT ${CAPTIONS}`, { status: 422, body: { message: 'Line 9: This is wrong.', code: 'x' } });
    await pick('Captions', file('a.vtt', VTT));
    expect(await section('Captions').findByText('Line 9: This is wrong.')).toBeTruthy();
  });

  it('take a picture as the poster', async () => {
    const { lesson, section, pick } = await opened();
    server.on('GET /upload/presign', {
      body: { uploadUrl: '/bytes', contentType: 'image/png', s3Key: 'thumbnails/1.png' },
    });
    server.on('PUT /bytes', {});
    const poster = { poster: 'thumbnails/1-large.webp', smallPoster: 'thumbnails/1-small.webp' };
    server.on('PUT /admin/courses/c1/contents/a/poster', { body: { ...lesson, ...poster } });
    await pick('Poster', new File(['x'], 'frame.png', { type: 'image/png' }));
    const shownPoster = section('Poster');
    expect(await shownPoster.findByText('The poster has been saved.')).toBeTruthy();
    expect(shownPoster.getByRole('img', { name: 'Poster of Item a' }).getAttribute('src')).toBe(
      '/stream/thumbnails/1-small.webp',
    );
    expect(server.seen('PUT /admin/courses/c1/contents/a/poster')[0]?.body).toEqual({ s3Key: 'thumbnails/1.png' });
  });
});

describe('a picture out of a video', () => {
  it('is chosen in the uploaded file where that plays, which is clearer than its lighter steps', async () => {
    const renditions = [{ height: 720, s3Key: 'videos/a-720.mp4', kilobits: 700 }];
    const { dialog, user } = await opened({ s3Key: 'videos/a.mp4', renditions });
    await user.click(dialog.getByRole('button', { name: 'Choose from the video' }));
    const picker = dialog.getByRole('group', { name: 'Picture of the video' });
    expect(picker.querySelector('video')?.getAttribute('src')).toBe('/stream/videos/a.mp4');
  });

  it('is chosen in what was made of a file that most browsers cannot play', async () => {
    const renditions = [{ height: 720, s3Key: 'videos/a-720.mp4', kilobits: 700 }];
    const { dialog, user } = await opened({ s3Key: 'videos/a.mov', fileName: 'a.mov', rareFormat: 'MOV', renditions });
    await user.click(dialog.getByRole('button', { name: 'Choose from the video' }));
    const picker = dialog.getByRole('group', { name: 'Picture of the video' });
    expect(picker.querySelector('video')?.getAttribute('src')).toBe('/stream/videos/a-720.mp4');
  });

  const video = { videoWidth: 3200, videoHeight: 1800 } as HTMLVideoElement;
  const canvas = (toBlob: HTMLCanvasElement['toBlob']) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
    return vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob);
  };

  it('is as large as the server keeps it, in the format that the browser writes', async () => {
    const sizes: number[] = [];
    canvas(function (this: HTMLCanvasElement, done) {
      sizes.push(this.width, this.height);
      done(new Blob(['x'], { type: 'image/png' }));
    });
    const made = await pictureOfFrame(video);
    expect('picture' in made && [made.picture.name, made.picture.type]).toEqual(['poster.png', 'image/png']);
    expect(sizes).toEqual([1600, 900]);
  });

  it('is refused where the bytes came from another server', async () => {
    canvas(() => {
      throw new DOMException('tainted', 'SecurityError');
    });
    expect(await pictureOfFrame(video)).toEqual({ refused: 'tainted' });
  });

  it('let go of the original once MP4s were made of it, after a second press', async () => {
    const renditions = [
      { height: 1080, s3Key: 'videos/a-1080.mp4', kilobits: 700 },
      { height: 480, s3Key: 'videos/a-480.mp4', kilobits: 700 },
    ];
    const { lesson, dialog, section, user } = await opened({
      s3Key: 'videos/a.mov',
      fileName: 'a.mov',
      rareFormat: 'MOV',
      renditions,
    });
    server.on('PUT /admin/courses/c1/contents/a/file', {
      body: { ...lesson, s3Key: 'videos/a-1080.mp4', fileName: 'a 1080p.mp4', renditions: renditions.slice(1) },
    });
    const original = section('Original');
    expect(original.getByText(/1080p, 480p\. The original .* is kept until you delete it/)).toBeTruthy();
    await user.click(original.getByRole('button', { name: 'Move the original to the trash' }));
    expect(server.seen('PUT /admin/courses/c1/contents/a/file')).toEqual([]);
    await user.click(original.getByRole('button', { name: 'Move the original to the trash' }));
    const said = await original.findByText(/^The original is in the trash/);
    expect(document.activeElement).toBe(said);
    expect(server.seen('PUT /admin/courses/c1/contents/a/file').map(({ body }) => body)).toEqual([
      { s3Key: 'videos/a-1080.mp4', replaces: 'videos/a.mov' },
    ]);
    expect(dialog.queryByText(/Most browsers cannot play/)).toBeNull();
  });

  it('say nothing of an original where nothing was made of it', async () => {
    const { dialog } = await opened({ s3Key: 'videos/a.mov', fileName: 'a.mov', rareFormat: 'MOV' });
    expect(dialog.queryByRole('region', { name: 'Original' })).toBeNull();
  });
});
