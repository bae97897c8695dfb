import { LargeTooth, WisdomTooth } from '../art/large-tooth.tsx';
import { Mark, Wordmark } from '../art/mark.tsx';
import { MentorMedallion } from '../art/mentor-medallion.tsx';
import { TeethArch } from '../art/teeth-arch.tsx';
import { ToothGlyph } from '../art/tooth-glyph.tsx';
import { CURRICULUM } from '../text/curriculum.ts';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const FILLS = [0, 0.25, 0.5, 0.75, 1];
const CURRENT_MODULE = 4;
const ARCH = CURRICULUM.map((_, index) => ({
  moduleNumber: index + 1,
  fill: index + 1 < CURRENT_MODULE ? 1 : index + 1 === CURRENT_MODULE ? 0.5 : 0,
  isCurrent: index + 1 === CURRENT_MODULE,
}));

export function BrandSpecimens() {
  return (
    <>
      <Specimen name="Mark · 16, 24, 40, 96 px · Wordmark · 32, 40 px">
        {[16, 24, 40, 96].map((sizePx) => (
          <Mark key={sizePx} size={sizePx} />
        ))}
        <Wordmark size={32} />
        <Wordmark />
      </Specimen>
      {FILLS.map((fill) => (
        <Specimen key={fill} name={`ToothGlyph · modules 1 to 7, ${fill * 100} % done`}>
          {CURRICULUM.map((title, index) => (
            <ToothGlyph key={title} moduleNumber={index + 1} fill={fill} />
          ))}
        </Specimen>
      ))}
      <Specimen name="ToothGlyph · 20, 32, 80 px">
        {[20, 32, 80].map((sizePx) => (
          <ToothGlyph key={sizePx} moduleNumber={6} fill={0.6} size={sizePx} />
        ))}
      </Specimen>
      <Specimen name="LargeTooth · modules 1 to 7 · WisdomTooth, on the deep band of Home">
        <div className={styles.deep}>
          {CURRICULUM.map((title, index) => (
            <LargeTooth key={title} moduleNumber={index + 1} />
          ))}
          <WisdomTooth />
        </div>
      </Specimen>
      <Specimen name="TeethArch · filling, the fourth is current · without numbers">
        <div className={styles.arch}>
          <TeethArch teeth={ARCH} />
        </div>
        <div className={styles.arch}>
          <TeethArch teeth={ARCH} hasNumbers={false} />
        </div>
      </Specimen>
      <Specimen name="MentorMedallion · one letter, two">
        {['N', 'NH'].map((letters) => (
          <div key={letters} className={styles.medallion}>
            <MentorMedallion letters={letters} />
          </div>
        ))}
      </Specimen>
    </>
  );
}
