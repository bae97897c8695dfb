import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/kernel/clock.ts';
import { ConvertOlderVideos } from '../../domain/media/jobs/convert-older-videos.ts';
import { ConvertVideo } from '../../domain/media/jobs/convert-video.ts';
import { EraseFiles } from '../../domain/media/jobs/erase-files.ts';
import { EraseUnknownObjects } from '../../domain/media/jobs/erase-unknown-objects.ts';
import { InspectFile } from '../../domain/media/jobs/inspect-file.ts';
import { MeasureVideos } from '../../domain/media/jobs/measure-videos.ts';
import { SweepOrphans } from '../../domain/media/jobs/sweep-orphans.ts';
import { AbortMultipart } from '../../domain/media/use-cases/abort-multipart.ts';
import { CompleteMultipart } from '../../domain/media/use-cases/complete-multipart.ts';
import { DiscardUpload } from '../../domain/media/use-cases/discard-upload.ts';
import { JudgeFile } from '../../domain/media/use-cases/judge-file.ts';
import { KeepTextTrack } from '../../domain/media/use-cases/keep-text-track.ts';
import { OpenStream } from '../../domain/media/use-cases/open-stream.ts';
import { PreparePicture } from '../../domain/media/use-cases/prepare-picture.ts';
import { PresignPart } from '../../domain/media/use-cases/presign-part.ts';
import { PresignUpload } from '../../domain/media/use-cases/presign-upload.ts';
import { StartMultipart } from '../../domain/media/use-cases/start-multipart.ts';
import { VerifyUpload } from '../../domain/media/use-cases/verify-upload.ts';
import { streamRoutes } from '../../http/routes/media/stream-routes.ts';
import { uploadRoutes } from '../../http/routes/media/upload-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function media({ ports, links }: ContextParts): Context<'media'> {
  const { kernel, media, settings: school } = ports;
  const useCases = {
    verifyUpload: useCase(
      VerifyUpload,
      media.files,
      media.storage,
      school.ceilings,
      media.archives,
      media.videoFactsReader,
    ),
    presignUpload: useCase(PresignUpload, media.files, media.storage, school.ceilings, kernel.ids, kernel.clock),
    discardUpload: useCase(DiscardUpload, media.files, media.storage),
    startMultipart: useCase(
      StartMultipart,
      media.files,
      media.multiparts,
      media.storage,
      school.ceilings,
      kernel.ids,
      kernel.clock,
    ),
    presignPart: useCase(PresignPart, media.multiparts, media.files, media.storage, school.ceilings, kernel.clock),
    completeMultipart: useCase(CompleteMultipart, media.multiparts, media.files, media.storage, kernel.clock),
    abortMultipart: useCase(AbortMultipart, media.multiparts, media.storage, DiscardUpload),
    preparePicture: useCase(
      PreparePicture,
      media.files,
      media.storage,
      VerifyUpload,
      DiscardUpload,
      media.pictureEncoder,
      media.alarms,
      kernel.clock,
    ),
    keepTextTrack: useCase(KeepTextTrack, media.files, media.storage, school.ceilings, kernel.ids, kernel.clock),
    openStream: useCase(
      OpenStream,
      media.files,
      media.storage,
      links.media.fileRights,
      media.alarms,
      media.delivery,
      links.media.viewingPlaces,
      kernel.clock,
    ),
    judgeFile: useCase(JudgeFile, media.storage, media.documentReader, media.officeReader, media.virusScanner),
    inspectFile: useCase(
      InspectFile,
      kernel.work,
      media.files,
      media.storage,
      links.media.fileRights,
      JudgeFile,
      kernel.clock,
    ),
    convertVideo: useCase(
      ConvertVideo,
      kernel.work,
      media.files,
      media.storage,
      links.media.fileRights,
      media.renditions,
      media.conversions,
      media.videoConverter,
      kernel.ids,
      kernel.clock,
    ),
    convertOlderVideos: useCase(
      ConvertOlderVideos,
      kernel.work,
      media.conversions,
      kernel.jobs,
      media.videoConverter,
      school.school,
      kernel.clock,
    ),
    eraseFiles: useCase(EraseFiles, media.files, media.storage, links.media.fileRights, media.renditions, kernel.clock),
    eraseUnknownObjects: useCase(EraseUnknownObjects, media.files, media.storage, media.alarms, kernel.clock),
    measureVideos: useCase(MeasureVideos, media.files, media.storage, media.videoFactsReader),
    sweepOrphans: useCase(SweepOrphans, media.files, media.multiparts, media.storage, kernel.clock),
  };
  return context(useCases, (made, get) => ({
    routes: [
      ...uploadRoutes(made),
      ...streamRoutes({
        openStream: made.openStream,
        viewerNow: ({ session }) => get(links.media.currentViewer)(session.id),
      }),
    ],
    jobs: {
      'media/convert-video': made.convertVideo,
      'media/erase-files': made.eraseFiles,
      'media/inspect-file': made.inspectFile,
    },
    scheduledTasks: [
      { name: 'sweep-orphans', everyMs: HOUR_MS, task: made.sweepOrphans },
      { name: 'erase-unknown-objects', everyMs: DAY_MS, task: made.eraseUnknownObjects },
      { name: 'measure-videos', everyMs: HOUR_MS, task: made.measureVideos },
      { name: 'convert-older-videos', everyMs: MINUTE_MS, task: made.convertOlderVideos },
    ],
  }));
}
