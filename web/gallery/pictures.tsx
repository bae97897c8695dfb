import { CourseArt } from '../art/course-art.tsx';
import { ChartDrawing, LightboxDrawing, TrayDrawing } from '../art/empty-drawings.tsx';
import { hueOf } from '../art/hue.ts';
import * as icons from '../ui/icons.tsx';
import styles from './pictures.module.css';
import { Specimen } from './specimen.tsx';

const COURSES = ['molar', 'dentine', 'crown', 'gingiva', 'cusp', 'mirror'];
const { icon: _, ...ICONS } = icons;

export function PictureSpecimens() {
  return (
    <>
      <Specimen name="CourseArt · hues from teal to blue" layout="grid">
        {COURSES.map((id) => (
          <div key={id} className={styles.course}>
            <div className={styles.frame}><CourseArt courseId={id} /></div>
            <code>{hueOf(id)}°</code>
          </div>
        ))}
      </Specimen>
      <Specimen name="CourseArt · without teeth"><div className={styles.band}><CourseArt courseId="sprint" teeth={false} /></div></Specimen>
      <Specimen name="TrayDrawing · ChartDrawing · LightboxDrawing" layout="grid">
        <TrayDrawing /><ChartDrawing /><LightboxDrawing />
      </Specimen>
      <Specimen name="Icons" layout="grid">
        {Object.entries(ICONS).map(([name, Icon]) => <span key={name} className={styles.icon}><Icon size={24} /><code>{name.replace('Icon', '')}</code></span>)}
      </Specimen>
    </>
  );
}
