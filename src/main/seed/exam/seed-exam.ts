import { readFileSync } from 'node:fs';
import type { Container } from 'inversify';
import type { UserRepository } from '../../../domain/identity/ports.ts';
import { AddAdmin } from '../../../domain/identity/use-cases/add-admin.ts';
import { SYSTEM_ACTOR } from '../../../domain/kernel/audit.ts';
import type { FileKey, UserId, VignetteId } from '../../../domain/kernel/ids.ts';
import { once } from '../../../domain/media/bytes.ts';
import type { FileStorage } from '../../../domain/media/ports.ts';
import { PresignUpload } from '../../../domain/media/use-cases/presign-upload.ts';
import type { WrittenVersion } from '../../../domain/questions/draft.ts';
import type { VersionRepository } from '../../../domain/questions/ports.ts';
import { AddFigure } from '../../../domain/questions/use-cases/add-figure.ts';
import { CreateVignette } from '../../../domain/questions/use-cases/create-vignette.ts';
import { DecideReview } from '../../../domain/questions/use-cases/decide-review.ts';
import { RateVersion } from '../../../domain/questions/use-cases/rate-version.ts';
import { SaveDraft } from '../../../domain/questions/use-cases/save-draft.ts';
import { SubmitDraft } from '../../../domain/questions/use-cases/submit-draft.ts';
import type { KeyedVersion } from '../../../domain/questions/vignette-version.ts';
import type { Dependencies } from '../../composition/dependencies.ts';
import { DEMO_REVIEWER } from '../demo-accounts.ts';
import { DEMO_CASES, type DemoCase, type DemoFigure, figurePath, writtenCase } from './demo-cases.ts';

/**
 * Fills the question bank through the use cases of authors and reviewers: written by the demo, answered, rated and
 * approved by the demo's reviewer. A small demo has no cases for mock exams. An interrupted seed continues where it
 * stopped.
 */
export async function seedExam(
  container: Container,
  { identity, media, questions }: Pick<Dependencies, 'identity' | 'media' | 'questions'>,
  { isSmall }: { isSmall: boolean },
): Promise<void> {
  const reviewerId = await reviewer(container, identity.users);
  const builder = new VignetteBuilder(container, media.storage, questions.versions, reviewerId);
  for (const demo of DEMO_CASES) if (!isSmall || demo.pool !== 'mock') await builder.build(demo);
}

async function reviewer(container: Container, users: UserRepository): Promise<UserId> {
  const known = await users.findByEmail(DEMO_REVIEWER.email);
  return (known ?? (await container.get(AddAdmin).run(DEMO_REVIEWER))).id;
}

class VignetteBuilder {
  constructor(
    private readonly container: Container,
    private readonly storage: Pick<FileStorage, 'put'>,
    private readonly versions: Pick<VersionRepository, 'findIn'>,
    private readonly reviewerId: UserId,
  ) {}

  async build(demo: DemoCase): Promise<void> {
    const { name, pool, figures = [] } = demo;
    const written = writtenCase(demo);
    const vignetteId = await this.container
      .get(CreateVignette)
      .run({ title: written.title, pool, by: SYSTEM_ACTOR, idempotencyKey: `demo-${name}`, isDemo: true });
    let open = await this.openOf(vignetteId);
    if (open?.version.state === 'draft') {
      for (const figure of figures.slice(open.version.figures.length))
        await this.container
          .get(AddFigure)
          .run({ ...figure, vignetteId, key: await this.upload(figure), by: SYSTEM_ACTOR });
      open = await this.openOf(vignetteId);
      await this.write(vignetteId, open!, written);
    }
    open = await this.openOf(vignetteId);
    if (open) await this.review(vignetteId, open, demo);
  }

  private openOf(vignetteId: VignetteId): Promise<KeyedVersion | undefined> {
    return this.versions.findIn(vignetteId, ['draft', 'in-review']);
  }

  private async write(vignetteId: VignetteId, { version }: KeyedVersion, text: WrittenVersion): Promise<void> {
    const { revision, figures } = version;
    const written = { ...text, figures };
    await this.container.get(SaveDraft).run({ vignetteId, revision, written, by: SYSTEM_ACTOR });
    await this.container.get(SubmitDraft).run({ vignetteId, revision: revision + 1, by: SYSTEM_ACTOR });
  }

  /** Right answers, with the ratings of the demo. */
  private async review(vignetteId: VignetteId, { version, keys }: KeyedVersion, demo: DemoCase): Promise<void> {
    const { revision, questions } = version;
    const answers = questions.map(({ id, options }, at) => ({
      questionId: id,
      optionId: keys.find(({ questionId }) => questionId === id)?.optionId ?? options[0]!.id,
      rating: demo.ratings[at]!,
    }));
    const by = this.reviewerId;
    await this.container.get(RateVersion).run({ vignetteId, revision, answers, by });
    await this.container.get(DecideReview).run({ vignetteId, revision, decision: 'approve', comment: '', by });
  }

  private async upload(figure: DemoFigure): Promise<FileKey> {
    const bytes = readFileSync(figurePath(figure));
    const contentType = 'image/png';
    const facts = { fileName: figure.file, fileType: contentType, folder: 'thumbnails' };
    const { key } = await this.container.get(PresignUpload).run(facts);
    await this.storage.put(key, once(bytes), { bytes: bytes.length, contentType });
    return key;
  }
}
