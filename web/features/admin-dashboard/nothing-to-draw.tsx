import { ChartDrawing } from '../../art/late-drawings.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './nothing-to-draw.module.css';

/** In place of a chart, and as high. */
export function NothingToDraw({ words }: { words: string }) {
  return (
    <div className={styles.empty}>
      <ChartDrawing />
      <p className={styles.words}>
        <Message>{words}</Message>
      </p>
    </div>
  );
}
