import type { ComponentType } from 'react';
import type { GallerySectionId } from '../text/copy/gallery.ts';
import { BrandSpecimens } from './brand.tsx';
import { ButtonSpecimens } from './buttons.tsx';
import { ChartSpecimens } from './charts.tsx';
import { DropZoneSpecimens } from './drop-zones.tsx';
import { FactSpecimens } from './facts.tsx';
import { FieldSpecimens } from './fields.tsx';
import { FoldingSpecimens } from './folding.tsx';
import { ColourSpecimens, TypeSpecimens } from './foundations.tsx';
import { LayoutSpecimens } from './layout.tsx';
import { ListSpecimens } from './lists.tsx';
import { LoadingSpecimens } from './loading.tsx';
import { MessageSamples } from './messages.tsx';
import { OverlaySpecimens } from './overlays.tsx';
import type { ThemeName } from './palette.ts';
import { PictureSpecimens } from './pictures.tsx';
import { UploadSpecimens } from './upload-specimens.tsx';

export interface Section {
  id: GallerySectionId;
  Specimens: ComponentType<{ theme: ThemeName }>;
}

export const SECTIONS: readonly Section[] = [
  { id: 'colours', Specimens: ColourSpecimens },
  { id: 'type', Specimens: TypeSpecimens },
  { id: 'layout', Specimens: LayoutSpecimens },
  { id: 'buttons', Specimens: ButtonSpecimens },
  { id: 'fields', Specimens: FieldSpecimens },
  { id: 'dropZones', Specimens: DropZoneSpecimens },
  { id: 'messages', Specimens: MessageSamples },
  { id: 'overlays', Specimens: OverlaySpecimens },
  { id: 'folding', Specimens: FoldingSpecimens },
  { id: 'lists', Specimens: ListSpecimens },
  { id: 'loading', Specimens: LoadingSpecimens },
  { id: 'facts', Specimens: FactSpecimens },
  { id: 'charts', Specimens: ChartSpecimens },
  { id: 'uploads', Specimens: UploadSpecimens },
  { id: 'brand', Specimens: BrandSpecimens },
  { id: 'pictures', Specimens: PictureSpecimens },
];
