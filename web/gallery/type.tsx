import { GALLERY } from '../text/copy/gallery.ts';
import { CURRICULUM } from '../text/curriculum.ts';
import { Message } from '../ui/message.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Specimen } from './specimen.tsx';
import styles from './type.module.css';

const STEPS = [
  ['h1', '34 to 60', CURRICULUM[0]],
  ['h2', '26 to 36', CURRICULUM[3]],
  ['h3', '21', CURRICULUM[5]],
  ['body', '17 / 1.55', GALLERY.sampleLong],
  ['small', '15', GALLERY.sampleLong],
  ['mono', '13', 'MODULE 01 · 1.3 · 12:41 · FDI 36 · 0O 1lI'],
] as const;

export function TypeSpecimens() {
  return (
    <>
      {STEPS.map(([step, sizePx, words]) => (
        <Specimen key={step} name={`${step} · ${sizePx} px`} layout="stack">
          <p className={styles[step]}>{words}</p>
        </Specimen>
      ))}
      <Specimen
        name="Message: one sentence of the catalogue · VisuallyHidden before it is read, not seen"
        layout="stack"
      >
        <p>
          <VisuallyHidden>{GALLERY.title}: </VisuallyHidden>
          <Message>{GALLERY.sample}</Message> <a href="#type">{GALLERY.sections.type[0]}</a>
        </p>
      </Specimen>
    </>
  );
}
