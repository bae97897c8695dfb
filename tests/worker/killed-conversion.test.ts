import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { AddContent } from '../../src/domain/catalog/use-cases/add-content.ts';
import { PresignUpload } from '../../src/domain/media/use-cases/presign-upload.ts';
import { environment, openSchool } from '../support/school.ts';
import { storeObject } from '../support/store-object.ts';
import { childProcesses, compiled } from './support/child-processes.ts';

/** For each step: half a minute of the processor's time is little on a busy machine. */
const PATIENCE_MS = 120_000;

const dataDir = await mkdtemp(join(tmpdir(), 'cusp-conversion-'));
const school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '0' });
const workers = childProcesses();
afterAll(async () => {
  workers.killAll();
  await school.close();
  await rm(dataDir, { recursive: true, force: true });
});

const { catalog, media } = school.installation.dependencies;

/** Four seconds of 720p, which take ffmpeg longer than it takes to see that the first step is there. */
async function film(): Promise<Buffer> {
  const path = join(dataDir, 'film.mov');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=15', '-t', '4', '-c:v', 'mjpeg', '-q:v', '8'];
  execFileSync('ffmpeg', ['-v', 'error', ...picture, path]);
  return readFile(path);
}

async function addFilm(): Promise<string> {
  const { id: courseId } = await school.course();
  const wanted = { fileName: 'film.mov', fileType: '', folder: 'videos' };
  const { key } = await school.container.get(PresignUpload).run(wanted);
  await storeObject(media.storage, key, await film());
  const [module] = await catalog.courses.listModules(courseId);
  const [day] = await catalog.courses.listDays(courseId, module?.id ?? '');
  const place = { courseId, moduleId: module?.id ?? '', dayId: day?.id ?? '' };
  await school.container.get(AddContent).run({ ...place, type: 'video', title: 'Film', fileKey: key });
  return key;
}

/** Processes that work in a folder of this school's conversions, where the system tells. */
async function convertersAtWork(): Promise<number> {
  const processes = await readdir('/proc').catch(() => []);
  const folders = await Promise.all(processes.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.filter((folder) => folder.startsWith(join(dataDir, 'conversions'))).length;
}

function withFfmpeg(): void {
  it(
    'a worker that is killed in the middle of ffmpeg is followed by one that makes what is missing',
    async () => {
      const key = await addFilm();
      const env = environment(school.port, dataDir);
      const start = async () => workers.start([await compiled('src/main/cli.ts'), 'worker'], env);
      const renditions = () => media.renditions.listOf([key]);
      const worker = await start();
      await expect.poll(renditions, { timeout: PATIENCE_MS, interval: 10 }).toHaveLength(1);
      expect(await worker.end('SIGKILL')).toBe(null);
      const [first] = await renditions();
      expect([first?.height, await media.conversions.isDone(key)]).toEqual([240, false]);
      await expect.poll(convertersAtWork, { timeout: PATIENCE_MS }).toBe(0);

      // The lease of the dead worker is over.
      await school.db('jobs').update({ leased_until: Date.now() - 1 });
      const next = await start();
      await expect.poll(() => media.conversions.isDone(key), { timeout: PATIENCE_MS }).toBe(true);
      await expect.poll(() => school.db('jobs').pluck('name')).toEqual([]);
      expect(await next.end('SIGTERM')).toBe(0);
      const made = await renditions();
      expect(made.map(({ height }) => height)).toEqual([720, 480, 360, 240]);
      expect(made.at(-1)).toEqual(first);
      expect(
        await school.db('files').where({ folder: 'videos' }).whereNot({ status: 'attached' }).pluck('key'),
      ).toEqual([]);
    },
    4 * PATIENCE_MS,
  );
}

function withoutFfmpeg(): void {
  process.stderr.write('\nNO FFMPEG IS HERE: no worker was killed in the middle of a conversion.\n\n');
  it('says that there is none', async () => expect(await media.videoConverter.version()).toBeUndefined());
}

((await media.videoConverter.version()) === undefined ? withoutFfmpeg : withFfmpeg)();
