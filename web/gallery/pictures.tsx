import { ContourField } from '../art/contour-field.tsx';
import { CourseArt, hueOf } from '../art/course-art.tsx';
import { ChartDrawing, TrayDrawing } from '../art/empty-drawings.tsx';
import { ChartGlyph, FilmGlyph, PaperGlyph, TapeGlyph } from '../art/feature-glyphs.tsx';
import { LightboxDrawing } from '../art/lightbox-drawing.tsx';
import { CoursePicture } from '../course/course-picture.tsx';
import * as icons from '../ui/icons.tsx';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const COURSES = ['molar', 'dentine', 'crown', 'gingiva', 'cusp', 'mirror'];
const { icon: _, ...ICONS } = icons;

export function PictureSpecimens() {
  return (
    <>
      <Specimen name="CourseArt · hues from teal to blue" layout="grid">
        {COURSES.map((id) => (
          <div key={id} className={styles.course}>
            <div className={styles.frame}>
              <CourseArt courseId={id} />
            </div>
            <code>{hueOf(id)}°</code>
          </div>
        ))}
      </Specimen>
      <Specimen name="CourseArt · without teeth">
        <div className={styles.band}>
          <CourseArt courseId="sprint" teeth={false} />
        </div>
      </Specimen>
      <Specimen name="CoursePicture · drawn, not known yet, not available" layout="grid">
        {['', undefined, 'thumbnails/none.webp'].map((thumbnail) => (
          <div key={thumbnail ?? 'waiting'} className={styles.frame}>
            <CoursePicture courseId="molar" thumbnail={thumbnail} smallThumbnail="" />
          </div>
        ))}
      </Specimen>
      <Specimen name="ContourField · plain, with the five stars">
        <div className={styles.band}>
          <ContourField />
        </div>
        <div className={styles.band}>
          <ContourField hasStars />
        </div>
      </Specimen>
      <Specimen name="ChartGlyph · FilmGlyph · PaperGlyph · TapeGlyph" layout="grid">
        <ChartGlyph />
        <FilmGlyph />
        <PaperGlyph />
        <TapeGlyph />
      </Specimen>
      <Specimen name="TrayDrawing · ChartDrawing · LightboxDrawing" layout="grid">
        <TrayDrawing />
        <ChartDrawing />
        <LightboxDrawing />
      </Specimen>
      <Specimen name="Icons" layout="grid">
        {Object.entries(ICONS).map(([name, Icon]) => (
          <span key={name} className={styles.icon}>
            <Icon size={24} />
            <code>{name.replace('Icon', '')}</code>
          </span>
        ))}
      </Specimen>
    </>
  );
}
