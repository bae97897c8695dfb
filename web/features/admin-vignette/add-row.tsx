import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import styles from './vignette.module.css';

/** Button that adds a row at the end of a list. */
export const AddRow = ({ words, onAdd }: { words: string; onAdd: () => void }) => (
  <Button
    variant="outline"
    size="small"
    className={styles.add}
    icon={<Plus size={18} aria-hidden="true" />}
    onClick={onAdd}
  >
    {words}
  </Button>
);
