import { GALLERY } from '../text/copy/gallery.ts';
import { DropZone } from '../ui/drop-zone.tsx';
import { PDFS, PICTURES } from '../ui/dropped-files.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Specimen } from './specimen.tsx';

const take = () => undefined;

export function DropZoneSpecimens() {
  return (
    <>
      <Specimen name="DropZone · at rest, with folders; other types are refused by name" layout="stack">
        <DropZone words={GALLERY.dropZone} hint={GALLERY.dropZoneHint} accept={PDFS} onFiles={take} />
      </Specimen>
      <Specimen name="DropZone · disabled, with the reason" layout="stack">
        <DropZone words={GALLERY.dropZone} accept={PDFS} disabledReason={GALLERY.dropZoneReason} onFiles={take} />
      </Specimen>
      <Specimen name="DropZone · small, one file, refused" layout="stack">
        <DropZone
          words={{ ...GALLERY.dropZone, folder: undefined }}
          accept={PICTURES}
          isMultiple={false}
          isSmall
          complaint={GALLERY.dropZone.refused}
          onFiles={take}
        />
      </Specimen>
      <Specimen name="FileButton · one file from the system’s picker">
        <FileButton variant="outline" accept=".pdf" onFile={take}>
          {GALLERY.dropZone.choose}
        </FileButton>
      </Specimen>
    </>
  );
}
