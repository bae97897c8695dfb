import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import styles from './button.module.css';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The `accept` attribute of a file input. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that opens the file picker for one file. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    if (!input.current) return;
    // Reset, so that a corrected file can be picked again.
    input.current.value = '';
    input.current.click();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className={styles.input}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
      <Button {...button} onClick={open} />
    </>
  );
}
