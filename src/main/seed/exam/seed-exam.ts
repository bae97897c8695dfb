import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Container } from 'inversify';
import type { UserRepository } from '../../../domain/identity/ports.ts';
import { AddAdmin } from '../../../domain/identity/use-cases/add-admin.ts';
import { SYSTEM_ACTOR } from '../../../domain/kernel/audit.ts';
import type { FileKey, UserId, VignetteId } from '../../../domain/kernel/ids.ts';
import { once } from '../../../domain/media/bytes.ts';
import type { FileStorage } from '../../../domain/media/ports.ts';
import { PresignUpload } from '../../../domain/media/use-cases/presign-upload.ts';
import type { VersionRepository } from '../../../domain/questions/ports.ts';
import { AddFigure } from '../../../domain/questions/use-cases/add-figure.ts';
import { CreateVignette } from '../../../domain/questions/use-cases/create-vignette.ts';
import { DecideReview } from '../../../domain/questions/use-cases/decide-review.ts';
import { RateVersion } from '../../../domain/questions/use-cases/rate-version.ts';
import { SaveDraft } from '../../../domain/questions/use-cases/save-draft.ts';
import { SubmitDraft } from '../../../domain/questions/use-cases/submit-draft.ts';
import type { KeyedVersion } from '../../../domain/questions/vignette-version.ts';
import type { Dependencies } from '../../composition/dependencies.ts';
import { projectFolder } from '../../project-folder.ts';
import { DEMO_REVIEWER } from '../demo-accounts.ts';
import type { DemoVignette } from './demo-vignette.ts';
import { DEMO_VIGNETTES } from './demo-vignettes.ts';
import { figureText, writtenVersion } from './written-version.ts';

/** Committed figures: they stay in the source tree, for the compiled server too. */
const FIGURES = join(projectFolder(), 'src/main/seed/exam/figures');

/**
 * Fills the question bank through the use cases of authors and reviewers: written by the demo, answered, rated and
 * approved by the demo's reviewer. A small demo has what is for practice alone. What was interrupted goes on where it
 * stopped.
 */
export async function seedExam(
  container: Container,
  { identity, media, questions }: Pick<Dependencies, 'identity' | 'media' | 'questions'>,
  { isSmall }: { isSmall: boolean },
): Promise<void> {
  const reviewerId = await reviewer(container, identity.users);
  const builder = new VignetteBuilder(container, media.storage, questions.versions, reviewerId);
  for (const [name, vignette] of Object.entries(DEMO_VIGNETTES))
    if (!isSmall || vignette.pool === 'practice') await builder.build(name, vignette);
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

  async build(name: string, demo: DemoVignette): Promise<void> {
    const { title, pool, figures = [] } = demo;
    const vignetteId = await this.container
      .get(CreateVignette)
      .run({ title, pool, by: SYSTEM_ACTOR, idempotencyKey: `demo-${name}`, isDemo: true });
    let open = await this.openOf(vignetteId);
    if (open?.version.state === 'draft') {
      for (const figure of figures.slice(open.version.figures.length))
        await this.container
          .get(AddFigure)
          .run({ vignetteId, key: await this.upload(figure.file), ...figureText(figure), by: SYSTEM_ACTOR });
      open = await this.openOf(vignetteId);
      await this.write(vignetteId, open!, demo);
    }
    open = await this.openOf(vignetteId);
    if (open) await this.review(vignetteId, open, demo);
  }

  private openOf(vignetteId: VignetteId): Promise<KeyedVersion | undefined> {
    return this.versions.findIn(vignetteId, ['draft', 'in-review']);
  }

  private async write(vignetteId: VignetteId, { version }: KeyedVersion, demo: DemoVignette): Promise<void> {
    const { revision, figures } = version;
    const written = writtenVersion(demo, figures);
    await this.container.get(SaveDraft).run({ vignetteId, revision, written, by: SYSTEM_ACTOR });
    await this.container.get(SubmitDraft).run({ vignetteId, revision: revision + 1, by: SYSTEM_ACTOR });
  }

  /** Right answers, with the ratings of the demo. */
  private async review(vignetteId: VignetteId, { version, keys }: KeyedVersion, demo: DemoVignette): Promise<void> {
    const { revision, questions } = version;
    const answers = questions.map(({ id, options }, at) => ({
      questionId: id,
      optionId: keys.find(({ questionId }) => questionId === id)?.optionId ?? options[0]!.id,
      rating: demo.questions[at]!.rating,
    }));
    const by = this.reviewerId;
    await this.container.get(RateVersion).run({ vignetteId, revision, answers, by });
    await this.container.get(DecideReview).run({ vignetteId, revision, decision: 'approve', comment: '', by });
  }

  private async upload(file: string): Promise<FileKey> {
    const bytes = readFileSync(join(FIGURES, file));
    const contentType = 'image/png';
    const facts = { fileName: file, fileType: contentType, folder: 'thumbnails' };
    const { key } = await this.container.get(PresignUpload).run(facts);
    await this.storage.put(key, once(bytes), { bytes: bytes.length, contentType });
    return key;
  }
}
