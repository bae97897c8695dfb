import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/adapters/knex/copy/fill-database.ts';
import { atOneMoment } from '../../../src/adapters/knex/copy/snapshot.ts';
import { backUp } from '../../../src/main/operation/back-up.ts';
import { BackupFolder } from '../../../src/main/operation/backup-folder.ts';
import { restore } from '../../../src/main/operation/restore.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import { answer, questionIds, sittingCalls } from '../../http/support/sitting-calls.ts';
import { fillBank } from '../../support/approved-vignettes.ts';
import { addFilm, FILES_OF_A_FILM, filesOfFilm } from '../../support/film.ts';
import { openSchool, PASSWORD, type Person, type School, signIn } from '../../support/school.ts';
import { placesForSchools, sourceOf } from './places-for-schools.ts';

const contact = (school: School, firstName: string) =>
  school.ask('POST', '/api/contact', {
    body: { firstName, lastName: 'Lane', email: 'ada@example.org', message: 'When does the next course begin?' },
  });

/** Tables of the exam that a test which was taken has filled. */
const OF_A_TEST = ['sittings', 'sitting_sections', 'sitting_versions', 'sitting_reveals', 'answered_questions'];

/** Takes a tutor test, hands it in, and has it noted. */
async function takeTest(school: School, as: Person): Promise<string> {
  await fillBank(school.db, ['case']);
  const calls = sittingCalls(school);
  const { id } = await calls.running(as, { mode: 'tutor', vignettes: 1 });
  const [first = '', second = ''] = questionIds(await calls.questions(as, id));
  await calls.reveal(as, id, first, 'a');
  await calls.submit(as, id, 1, [answer(first), answer(second, 'b', { flagged: true })]);
  await school.drainJobs();
  return id;
}

/** Tables that a restore changes: who was signed in, who held a job, which numbers are free, and that it was restored. */
const CHANGED = [
  'auth_sessions',
  'reset_links',
  'email_changes',
  'email_confirmations',
  'invitations',
  'jobs',
  'document_series',
  'restores',
  'backups',
];

/** On one kind of database: each has a file, and both kinds of restored schools are looked at in each. */
export const describeBackupOfOpenSchool = (kind: 'SQLite' | 'Postgres') =>
  describe(`a school on ${kind} that is backed up while it is open`, () => {
    const { place, emptyPlace } = placesForSchools();
    let school: School;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const home = await emptyPlace(kind);
      drop = home.drop;
      school = await openSchool({ ...home.env, WORK_JOBS: '0' });
    });
    afterAll(() => drop());

    it('comes back from its backup on either database, with all that was acknowledged before, and nobody signed in', async () => {
      const { videoKey, documentKey, id: courseId } = await school.course({ title: 'Zażółć “gęślą” \u2028 jaźń' });
      const film = await addFilm(school, courseId);
      expect(film.keys).toHaveLength(FILES_OF_A_FILM);
      const ada = await school.student('ada');
      await school.enrol(ada.id, courseId);
      const sittingId = await takeTest(school, ada);
      const resultFor = async (at: School, as: Person) =>
        (await at.ask('GET', href(paths.sittingResult, { sittingId }), { as })).json;
      const result = await resultFor(school, ada);
      expect(result).toMatchObject({ sections: [{ number: 1, unanswered: 3 }] });
      expect((await contact(school, 'before')).status).toBe(201);

      // People go on writing all the while.
      const over = new AbortController();
      const acknowledged: string[] = [];
      const people = Promise.all(
        [0, 1, 2].map(async (person) => {
          for (let n = 0; !over.signal.aborted; n += 1)
            if ((await contact(school, `p${person}-${n}`)).status === 201) acknowledged.push(`p${person}-${n}`);
        }),
      );
      while (acknowledged.length < 5) await new Promise((resolve) => setImmediate(resolve));
      const before = [...acknowledged];
      const root = place();
      const folder = await BackupFolder.prepare(root);
      const manifest = await backUp(sourceOf(school), folder);
      over.abort();
      await people;
      expect(manifest).toMatchObject({ erased: [], missing: [], files: { count: 7 + FILES_OF_A_FILM } });
      const facts = await atOneMoment(school.db, factsOf);
      const bytes = await school.ask('GET', `/stream/${videoKey}`, { as: ada });
      expect(bytes.status).toBe(200);
      const filled = ['renditions', 'conversions'].map((name) => facts.find((table) => table.name === name)?.rows);
      expect(filled).toEqual([2, 1]);
      for (const name of OF_A_TEST) expect(facts.find((table) => table.name === name)?.rows, name).toBeGreaterThan(0);
      await school.close();

      for (const onto of ['SQLite', 'Postgres'] as const) {
        const { target, env, open, drop: remove } = await emptyPlace(onto);
        const opened = await BackupFolder.open(root);
        await restore(opened, await opened.read(), target);
        const db = open();
        const restored = await atOneMoment(db, factsOf);
        expect(restored.filter(({ name }) => !CHANGED.includes(name))).toEqual(
          manifest.tables.filter(({ name }) => !CHANGED.includes(name)),
        );
        expect(restored.map(({ name }) => name).sort()).toEqual(facts.map(({ name }) => name).sort());
        await db.destroy();

        const again = await openSchool(env);
        const names: string[] = await again.db('contact_messages').pluck('first_name');
        expect(names).toEqual(expect.arrayContaining(['before', ...before]));
        expect((await again.ask('GET', '/api/auth/me', { as: ada })).status).toBe(401);
        const adaAgain = await signIn(again.ask, 'ada@example.org', PASSWORD);
        expect(await resultFor(again, adaAgain)).toEqual(result);
        expect(await filesOfFilm(again, film.contentId)).toEqual(film.keys);
        for (const key of [videoKey, documentKey, ...film.keys])
          expect((await again.ask('GET', `/stream/${key}`, { as: adaAgain })).status).toBe(200);
        expect((await again.ask('GET', `/stream/${videoKey}`, { as: adaAgain })).text).toBe(bytes.text);
        const found = await again.ask('GET', '/api/search?q=hand', { as: adaAgain });
        expect(found.text).toContain('Hand instruments');
        // Numbers go on where they were, in the table that counts by itself too.
        const boss = await again.admin();
        expect((await again.ask('PUT', `/api/admin/courses/${courseId}`, { as: boss, body: {} })).status).not.toBe(500);
        await again.course({ title: 'A new one' });
        await again.close();
        await remove();
      }
    });
  });
